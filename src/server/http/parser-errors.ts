import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../shared/errors.ts';

/** Replaces Node's own responses to invalid requests, which have no body and none of our headers. */
export function createParserErrorHandler(headers: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (socket.writable && !hasResponded(socket)) socket.write(formatResponse(toAppError(error), headers));
    socket.destroySoon();
  };
}

/** Replaces Node's own check, which would respond before our hooks run. */
export function registerHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const missing = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(
      missing ? new AppError('invalid-request', { message: 'The request has no Host header.' }) : undefined,
    );
  });
}

/** Node keeps the response that is being sent in this property; a second one would get mixed into it. */
function hasResponded(socket: Socket): boolean {
  const { _httpMessage: message } = socket as { _httpMessage?: { headersSent: boolean } | null };
  return message?.headersSent === true;
}

function toAppError(error: NodeJS.ErrnoException): AppError {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError('request-timeout');
  if (error.code === 'HPE_HEADER_OVERFLOW') return new AppError('headers-too-large');
  if (error.code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return new AppError('too-large');
  return new AppError('invalid-request', { message: 'The request is not valid HTTP.' });
}

function formatResponse(error: AppError, headers: Record<string, string>): string {
  const body = JSON.stringify(error.body());
  const all = {
    ...headers,
    'cache-control': 'no-store',
    'x-request-id': crypto.randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n${body}`;
}
