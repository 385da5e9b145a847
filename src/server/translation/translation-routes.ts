import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { api } from '../../shared/api.ts';
import { AppError } from '../../shared/errors.ts';
import { wordsEvent } from '../../shared/translation-events.ts';
import { createEventStream, type EventStream } from '../http/event-stream.ts';
import type { Route } from '../http/route.ts';
import type { TranslationService } from './translation-service.ts';

export function registerTranslation(
  route: Route,
  deps: { translations: TranslationService; development: boolean },
): void {
  const { translations, development } = deps;

  route(api.translate, async ({ body, user, request, reply }) => {
    const events = acceptsEvents(request) ? createEventStream(reply) : undefined;
    const cancelled = new AbortController();
    // Someone who leaves before the first word is not charged. After that the translation is finished and cached:
    // otherwise reading along and leaving just before the end would be free.
    onDisconnect(reply, () => {
      if (!events?.isOpen) cancelled.abort();
    });
    try {
      const answer = await translations.translate(user, body, {
        signal: cancelled.signal,
        onPartial: events && sendWords(events),
      });
      if (!events?.isOpen) return answer;
      events.send('done', answer);
    } catch (error) {
      if (!events?.isOpen) throw cancelled.signal.aborted ? cancelledError() : error;
      request.log.error({ err: error }, 'a streamed translation failed');
      const known = error instanceof AppError ? error : new AppError('internal');
      events.send('error', { ...known.body(), status: known.status });
    }
    events.end();
    return reply;
  });

  route(api.translationAllowance, ({ user }) => translations.allowance(user));

  route(api.resetTranslationCount, ({ user }) => {
    if (!development) throw new AppError('development-only');
    return translations.resetUsage(user);
  });
}

function acceptsEvents(request: FastifyRequest): boolean {
  const events = 'text/event-stream';
  return new Negotiator(request).mediaType(['application/json', events]) === events;
}

function sendWords(events: EventStream): (soFar: string) => void {
  let shown = '';
  return (soFar) => {
    events.send('words', wordsEvent(shown, soFar));
    shown = soFar;
  };
}

/** Nobody reads this response; a 4xx keeps it out of the logged failures. */
function cancelledError(): AppError {
  return new AppError('invalid-request', { message: 'The request was cancelled.' });
}

function onDisconnect(reply: FastifyReply, act: () => void): void {
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) act();
  });
}
