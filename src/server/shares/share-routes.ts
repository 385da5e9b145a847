import type { FastifyInstance } from 'fastify';
import { api } from '../../shared/api.ts';
import { sharedPage } from '../../shared/calls/share-calls.ts';
import { AppError } from '../../shared/errors.ts';
import { interfaceLanguages } from '../../shared/interface-languages.ts';
import { pageLanguage } from '../http/page-language.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { Route } from '../http/route.ts';
import type { ShareService } from './share-service.ts';
import { missingPage, readingPage, sharedPagePolicy } from './shared-page.ts';

export function registerShares(route: Route, shares: ShareService): void {
  route(api.shareTranscription, ({ user, params, body }) =>
    shares.share(user, { ...body, transcriptionId: params.transcriptionId }),
  );
  route(api.endShare, ({ user, params }) => shares.end(user, params.transcriptionId, params.shareId));
  route(api.shares, ({ user }) => shares.list(user));
}

/** The page is a document and nothing else: no scripts, no cookies, and nothing that search engines may keep. */
export function registerSharedPage(
  app: FastifyInstance,
  { shares, limit }: { shares: ShareService; limit: RateLimit },
): void {
  app.get<{ Params: { token: string } }>(sharedPage.path, async (request, reply) => {
    const language = pageLanguage(
      request,
      interfaceLanguages.map(({ id }) => id),
    );
    reply.type('text/html; charset=utf-8').headers({
      'content-language': language,
      'content-security-policy': sharedPagePolicy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    try {
      await limit(sharedPage, request);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return reply.code(error.status).headers(error.headers).send(missingPage(language, 'busy'));
    }
    const copy = await shares.open(request.params.token, { counts: request.method === 'GET' });
    if (!copy) return reply.code(404).send(missingPage(language, 'missing'));
    return reply.send(readingPage(language, copy));
  });
}
