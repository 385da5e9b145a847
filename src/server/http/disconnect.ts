import type { FastifyReply } from 'fastify';
import { AppError } from '../../shared/errors.ts';

export function onDisconnect(reply: FastifyReply, act: () => void): void {
  // The client may have gone while the request was being checked.
  if (reply.raw.destroyed) act();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) act();
  });
}

/** Aborted if the client disconnects before it has received the whole response. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  onDisconnect(reply, () => controller.abort());
  return controller.signal;
}

/** The client has gone and never sees this, but a 4xx keeps it from being logged as a server error. */
export function cancelledError(): AppError {
  return new AppError('invalid-request', { message: 'The request was cancelled.' });
}

/** The error of a stream whose client has gone, for requests in which no stream is being read yet. */
export const disconnectError = (): Error =>
  Object.assign(new Error('The client disconnected.'), { code: 'ECONNRESET' });
