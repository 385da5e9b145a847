import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { api } from '../../shared/api.ts';
import { AppError } from '../../shared/errors.ts';
import { formatCount } from '../../shared/format-count.ts';
import { databaseFault } from '../db/database-fault.ts';
import { logFailure, sourceOf } from '../logging/log-failure.ts';
import { addressProgram } from './program-messages.ts';
import { routePath } from './route-path.ts';

/**
 * Turns every error into a response. Unexpected errors reveal no internals. `isNewFault` is called with each fault of the
 * database, and only a new one is logged: every request fails until it is repaired.
 */
export function registerErrorHandler(app: FastifyInstance, isNewFault: () => boolean = () => true): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    if (isDisconnect(error, reply)) {
      request.log.info({ code: error.code }, 'client disconnected');
      // The client has gone and never sees this status, which keeps the metrics from counting a server error.
      return reply.code(499).send();
    }
    const known = addressProgram(toAppError(error, request), request);
    const fault = databaseFault(sourceOf(error));
    const isLogged = known.status >= 500 && (fault === undefined || fault === 'locked' || isNewFault());
    if (isLogged) logFailure(request.log, 'error', error, 'request failed');
    else request.log.info({ code: known.code }, 'request refused');
    if (isSignInPage(request)) return reply.headers(known.headers).redirect('/?authError=failed');
    return reply.code(known.status).headers(known.headers).send(known.body());
  });
}

/** Node's errors when the client closes the connection. */
const disconnectCodes = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
]);

function isDisconnect(error: { code: string }, reply: FastifyReply): boolean {
  return disconnectCodes.has(error.code) && (reply.raw.destroyed || reply.request.socket.destroyed);
}

const signInPaths: readonly string[] = [api.startSignIn.path, api.finishSignIn.path];

/** People navigate to these URLs, so a failure must return them to the app and not show a page of JSON. */
function isSignInPage(request: FastifyRequest): boolean {
  return signInPaths.includes(routePath(request)) && request.headers['sec-fetch-mode'] === 'navigate';
}

function toAppError(error: FastifyError | AppError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  const fault = databaseFault(error);
  if (fault === 'no-space' || fault === 'read-only')
    return new AppError('cannot-store', { data: { reason: fault }, headers: { 'retry-after': '60' } });
  if (fault) return new AppError('not-ready', { headers: { 'retry-after': '2' } });
  const status = error.statusCode ?? 500;
  if (status === 413) return tooLarge(request.routeOptions.bodyLimit);
  if (status === 415) return new AppError('unsupported-media');
  if (status === 404) return new AppError('not-found');
  if (status >= 400 && status < 500) {
    return new AppError('invalid-request', {
      message: clientMessages[error.code] ?? 'The request is not valid.',
      ...(error.code in clientMessages && { data: { field: 'body' } }),
    });
  }
  return new AppError('internal');
}

function tooLarge(limit: number | undefined): AppError {
  if (limit === undefined) return new AppError('too-large');
  const message = `The request is larger than ${formatCount(Math.floor(limit / 1_024))} KB. Please shorten the text.`;
  return new AppError('too-large', { message, data: { limit } });
}

const clientMessages: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty, but the Content-Type is JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body doesn’t match its Content-Length.',
};
