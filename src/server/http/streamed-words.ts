import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { AppError } from '../../shared/errors.ts';
import { wordsEvent } from '../../shared/translation-events.ts';
import { logFailure } from '../logging/log-failure.ts';
import { cancelledError, onDisconnect } from './disconnect.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import type { Pace } from './pace.ts';

interface Work {
  /** Aborted if the client disconnects before the first word. */
  signal: AbortSignal;
  /** Missing if the client didn't request a stream. */
  onPartial: ((soFar: string) => void) | undefined;
}

/** Responds with the result of some work. If the client accepts a stream, words are sent as they arrive. */
export async function streamIfAccepted<T>(
  { request, reply, pace }: { request: FastifyRequest; reply: FastifyReply; pace: Pace },
  work: (work: Work) => Promise<T>,
): Promise<T | FastifyReply> {
  const events = acceptsEvents(request) ? createEventStream(reply) : undefined;
  const cancelled = new AbortController();
  // A client that disconnects before the first word isn't charged. After that, the work is finished and charged:
  // otherwise reading along and disconnecting just before the end would be free.
  onDisconnect(reply, () => {
    // Cancelling takes about a millisecond, and many clients may disconnect at once.
    if (!events?.isOpen) pace(() => cancelled.abort());
  });
  try {
    const result = await work({ signal: cancelled.signal, onPartial: events && sendWords(events) });
    // If no words were streamed, plain JSON is simpler, provided that the client accepts it.
    if (!events || (!events.isOpen && acceptsJson(request))) return result;
    events.send('done', result);
  } catch (error) {
    // Before the first word, the error can still be an ordinary response.
    if (!events?.isOpen) throw cancelled.signal.aborted ? cancelledError() : error;
    logFailure(request.log, 'error', error, 'a streamed response failed');
    const known = error instanceof AppError ? error : new AppError('internal');
    events.send('error', { ...known.body(), status: known.status });
  }
  events?.end();
  return reply;
}

const [json, eventStream] = ['application/json', 'text/event-stream'];

const acceptsJson = (request: FastifyRequest) => new Negotiator(request).mediaType([json]) === json;

const acceptsEvents = (request: FastifyRequest) =>
  new Negotiator(request).mediaType([json, eventStream]) === eventStream;

function sendWords(events: EventStream): (soFar: string) => void {
  let shown = '';
  return (soFar) => {
    events.send('words', wordsEvent(shown, soFar));
    shown = soFar;
  };
}
