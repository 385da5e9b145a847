import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { api } from '../../shared/api.ts';
import { AppError } from '../../shared/errors.ts';
import { inviteBenefits } from '../../shared/invites.ts';
import { wordsEvent } from '../../shared/translation-events.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { createEventStream, type EventStream } from '../http/event-stream.ts';
import type { Route } from '../http/route.ts';
import { inviteCount } from '../invites/invite-queries.ts';
import type { Spending } from '../usage/spending.ts';
import type { TranslationCache } from './translation-cache-queries.ts';
import { createTranslating } from './translation-service.ts';
import type { Translator } from './translator.ts';

/** Translations, plain and as they are written, and what is left of them. */
export function registerTranslation(
  route: Route,
  deps: {
    db: Database;
    cache: TranslationCache;
    translator: Translator;
    spending: Spending;
    config: Pick<Config, 'development'>;
    now: () => number;
    log: FastifyBaseLogger;
  },
): void {
  const { db, spending } = deps;
  const translate = createTranslating({
    ...deps,
    benefits: async (user) => inviteBenefits(await inviteCount(db, user.id)),
  });

  route(api.translate, async ({ body, user, request, reply }) => {
    const events = acceptsEvents(request) ? createEventStream(reply) : undefined;
    const leaving = new AbortController();
    // Whoever leaves before the first word gets the use back. Later the translation is finished and kept:
    // otherwise reading along and leaving before the end would cost nothing.
    onLeave(reply, () => {
      if (!events?.isOpen) leaving.abort();
    });
    try {
      const answer = await translate(user, body, {
        signal: leaving.signal,
        onPartial: events && sendWords(events),
      });
      if (!events?.isOpen) return answer;
      events.send('done', answer);
    } catch (error) {
      if (!events?.isOpen) throw leaving.signal.aborted ? gone() : error;
      request.log.error({ err: error }, 'a translation broke off');
      const known = error instanceof AppError ? error : new AppError('internal');
      events.send('error', { ...known.body(), status: known.status });
    }
    events.end();
    return reply;
  });

  route(api.translationAllowance, ({ user }) => spending.allowance(user, 'translation'));

  route(api.resetTranslationCount, async ({ user }) => {
    if (!deps.config.development) throw new AppError('development-only');
    await spending.reset(user, 'translation');
    return spending.allowance(user, 'translation');
  });
}

function acceptsEvents(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false;
}

function sendWords(events: EventStream): (soFar: string) => void {
  let shown = '';
  return (soFar) => {
    events.send('words', wordsEvent(shown, soFar));
    shown = soFar;
  };
}

/** Nobody reads this answer any more; it is no failure of ours in the log either. */
function gone(): AppError {
  return new AppError('invalid-request', { message: 'The request was cancelled.' });
}

function onLeave(reply: FastifyReply, act: () => void): void {
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) act();
  });
}
