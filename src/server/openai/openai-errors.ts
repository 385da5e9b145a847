import { AppError, errorCodes } from '../../shared/errors.ts';

/** A provider's error response, whatever its shape. */
export interface ErrorResponse {
  status: number;
  code: string;
  text: string;
}

export class EmptyResponse extends Error {
  constructor() {
    super('The provider sent an empty response');
  }
}

/** The shape varies: an object (OpenAI), a string (Ollama's own calls), a number as code (llama.cpp), HTML (proxies). */
export function readErrorResponse(status: number, body: string): ErrorResponse {
  try {
    const parsed: unknown = JSON.parse(body);
    const error = typeof parsed === 'object' && parsed !== null && 'error' in parsed ? parsed.error : parsed;
    if (typeof error === 'object' && error !== null) {
      const fields = error as Record<string, unknown>;
      const code = [fields.code, fields.type].filter(Boolean).join(' ');
      return { status, code, text: [fields.param, fields.message].filter(Boolean).join(' ') };
    }
    return { status, code: '', text: String(error) };
  } catch {
    return { status, code: '', text: body.slice(0, 500) };
  }
}

/** A rate limit passes with time; an account without credit doesn't recover by itself. */
function isQuotaExhausted({ code, text }: ErrorResponse): boolean {
  return /insufficient_quota|billing/u.test(code) || /exceeded your current quota/iu.test(text);
}

export function isInvalidRequest({ status }: ErrorResponse): boolean {
  return status === 400 || status === 422;
}

export function isWorthRetrying(errorResponse: ErrorResponse): boolean {
  if (errorResponse.status === 429) return !isQuotaExhausted(errorResponse);
  if (isOutOfMemory(errorResponse)) return false;
  return errorResponse.status === 408 || errorResponse.status === 409 || errorResponse.status >= 500;
}

/** Only engines on this computer return this. */
const isOutOfMemory = ({ status }: ErrorResponse): boolean => status === 507;

function outOfMemory(errorResponse: ErrorResponse, cause: Error): AppError {
  // What to run to get a smaller model, if there is one.
  const [command] = /npm run engines -- [\w:]+/u.exec(errorResponse.text) ?? [];
  if (command === undefined) return new AppError('not-enough-memory', { cause });
  const message = `${errorCodes['not-enough-memory'][1]} A smaller model needs less: ${command}`;
  return new AppError('not-enough-memory', { message, cause, data: { command } });
}

/** A wrong key (401) affects every request, so it counts as an outage of the provider. */
export function providerError(errorResponse: ErrorResponse, retryAfterMs?: number): AppError {
  // The provider's message may quote the user's text, so only its code is logged.
  const cause = new Error(
    `The provider returned ${errorResponse.status} ${errorResponse.code}`.trim().slice(0, 200),
  );
  if (isOutOfMemory(errorResponse)) return outOfMemory(errorResponse, cause);
  const headers: Record<string, string> = {};
  if (retryAfterMs !== undefined) headers['retry-after'] = String(Math.ceil(retryAfterMs / 1000));
  const isDown = errorResponse.status === 429 || errorResponse.status >= 500 || errorResponse.status === 401;
  return new AppError(isDown ? 'provider-unavailable' : 'provider-failed', { cause, headers });
}

/** fetch reports broken connections as TypeErrors. Requests that timed out are not retried. */
export function isBrokenConnection(error: unknown): boolean {
  return error instanceof TypeError || error instanceof EmptyResponse;
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const isBadResponse = error instanceof SyntaxError || error instanceof EmptyResponse;
  return new AppError(isBadResponse ? 'provider-failed' : 'provider-unavailable', { cause: error });
}
