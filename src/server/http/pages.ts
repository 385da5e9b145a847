import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { api } from '../../shared/api.ts';
import type { Call } from '../../shared/call.ts';
import { AppError } from '../../shared/errors.ts';
import { isLivePath } from '../../shared/routes.ts';
import type { BuiltPages } from './built-pages.ts';
import { matchesEtag } from './etag.ts';
import { pageLanguage } from './page-language.ts';
import { isApiRequest, routePath } from './route-path.ts';

/** Called before a page is sent. If it returns a path, the browser is sent there instead. */
export type OnPage = (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>;

/** Replaces URLs that can't be decoded: Fastify's own response to them would bypass our hooks. */
const undecodable = '/api/undecodable';

const vary = 'accept-encoding, accept-language, cookie';

const smallestFirst = ['br', 'gzip'] as const;

export function rewriteUrl({ url = '/' }: { url?: string | undefined }): string {
  return isDecodable(url) ? url : undecodable;
}

function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Shared files go to the service worker. Without one, the page is opened to say that the file didn't arrive. */
const openWithoutFile = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  reply.redirect('/?shared', 303);

/** Says which methods a call has, if only the method is wrong. */
function refusal(app: FastifyInstance, request: FastifyRequest): AppError {
  const path = routePath(request);
  const methods = Object.values<Call>(api)
    .filter((call) => matches(call.path, path) && app.hasRoute({ method: call.method, url: call.path }))
    .map(({ method }) => method);
  if (methods.length === 0) return new AppError('not-found');
  const allow = [...new Set(methods)].join(', ');
  const message = `This address doesn’t take ${request.method}. Use ${allow.replaceAll(', ', ' or ')}.`;
  return new AppError('method-not-allowed', { message, headers: { allow } });
}

function matches(pattern: string, path: string): boolean {
  const [expected, actual] = [pattern.split('/'), path.split('/')];
  return (
    expected.length === actual.length &&
    expected.every((part, index) => (part.startsWith(':') ? actual[index] !== '' : part === actual[index]))
  );
}

/** Anything that is neither a call nor a file is a page of the app, or the not-found page. */
export function registerPages(app: FastifyInstance, pages: BuiltPages, onPage?: OnPage): void {
  // Redirects before the file is read.
  app.post('/share-file', { onRequest: openWithoutFile }, openWithoutFile);
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url === undecodable) throw new AppError('invalid-request', { data: { field: 'path' } });
    const path = request.url.split('?', 1)[0] ?? '/';
    const isPageRequest = request.method === 'GET' || request.method === 'HEAD';
    const page =
      isApiRequest(request) || !isPageRequest
        ? undefined
        : pages.pageFor(path, pageLanguage(request, pages.languages));
    if (!page) throw refusal(app, request);
    // Viewers of live captions have no account, so they don't sign in.
    const elsewhere = isLivePath(path) ? undefined : await onPage?.(request, reply);
    if (elsewhere !== undefined) return reply.redirect(elsewhere);
    reply
      .code(page.status)
      .headers({ 'cache-control': 'no-cache', vary, 'content-language': page.language, etag: page.etag })
      .type('text/html; charset=utf-8');
    if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
    const accepted = new Negotiator(request).encodings(smallestFirst);
    const coding = smallestFirst.find((name) => accepted.includes(name));
    if (!coding) return reply.send(page.plain);
    return reply.header('content-encoding', coding).send(await page[coding]());
  });
}
