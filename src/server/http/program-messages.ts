import type { FastifyRequest } from 'fastify';
import { api } from '../../shared/api.ts';
import type { Call } from '../../shared/call.ts';
import { AppError, type ErrorCode, errorCodes } from '../../shared/errors.ts';
import { keyPrefix } from '../../shared/key-scopes.ts';
import { bearerKeyOf } from './bearer-key.ts';
import { routePath } from './route-path.ts';

const formExpected = 'Send a form: the Content-Type must be multipart/form-data.';
const jsonExpected = 'Send JSON: the Content-Type must be application/json.';

/** What somebody who writes a program has to do is not what people do in the app. */
const messages: Partial<Record<ErrorCode, string>> = {
  'sign-in-required': `Send your API key in the header “Authorization: Bearer ${keyPrefix}…”.`,
  'key-invalid': `${errorCodes['key-invalid'][1]} Create one on the page /developers, and send the whole key.`,
  'not-yours': 'This belongs to another account. With an API key, write “me” in place of the user’s id.',
  'tier-mismatch': 'The account has another plan. With an API key, leave out the plan.',
  'idempotency-key-reused':
    'This Idempotency-Key was already sent with different content. Use a new one for each new request.',
  'dictionary-changed': 'The dictionary was changed in the meantime. Read it again before you change it.',
};

/** Rewords the message of a common error if a program has made the request. */
export function addressProgram(error: AppError, request: FastifyRequest): AppError {
  const { code } = error;
  if (error.message !== errorCodes[code][1]) return error;
  const message = code === 'unsupported-media' ? mediaMessage(request) : programMessage(error, request);
  if (message === undefined) return error;
  const { data, headers, cause } = error;
  return new AppError(code, { message, data, headers, cause });
}

function programMessage({ code, data }: AppError, request: FastifyRequest): string | undefined {
  if (!isProgram(request)) return undefined;
  if (code === 'document-changed')
    return `The text is at revision ${String(data.revision)}, which isn’t the one in If-Match. Read the text again before you change it.`;
  if (code === 'not-found' && !request.routeOptions.url?.startsWith('/api/'))
    return `There is no call ${request.method} ${routePath(request)}. The page /developers lists all calls.`;
  return messages[code];
}

function mediaMessage(request: FastifyRequest): string | undefined {
  const path = routePath(request);
  const call = Object.values<Call>(api).find((each) => each.path === path && each.method === request.method);
  return call && (call.form ? formExpected : jsonExpected);
}

/** Every browser's name starts with Mozilla. */
const isProgram = (request: FastifyRequest): boolean =>
  bearerKeyOf(request) !== undefined || !request.headers['user-agent']?.startsWith('Mozilla/');
