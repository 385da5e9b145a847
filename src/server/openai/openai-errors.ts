import { AppError } from '../../shared/errors.ts';

/** A provider's error response, whatever its shape. */
export interface Complaint {
  status: number;
  code: string;
  text: string;
}

export class EmptyResponse extends Error {
  constructor() {
    super('The provider sent an empty response');
  }
}

/** OpenAI sends an object, Ollama's own calls a string, llama.cpp a number as code, proxies HTML. */
export function readComplaint(status: number, body: string): Complaint {
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
function isQuotaSpent({ code, text }: Complaint): boolean {
  return /insufficient_quota|billing/u.test(code) || /exceeded your current quota/iu.test(text);
}

export function isInvalidRequest({ status }: Complaint): boolean {
  return status === 400 || status === 422;
}

export function isWorthRetrying(complaint: Complaint): boolean {
  if (complaint.status === 429) return !isQuotaSpent(complaint);
  return complaint.status === 408 || complaint.status === 409 || complaint.status >= 500;
}

/** A wrong key (401) affects every request, so the provider counts as unavailable, not just this request as failed. */
export function providerError(complaint: Complaint, retryAfterMs?: number): AppError {
  // The complaint may repeat what somebody said, so the log gets only its code.
  const cause = new Error(`The provider returned ${complaint.status} ${complaint.code}`.trim().slice(0, 200));
  const headers: Record<string, string> = {};
  if (retryAfterMs !== undefined) headers['retry-after'] = String(Math.ceil(retryAfterMs / 1000));
  const isDown = complaint.status === 429 || complaint.status >= 500 || complaint.status === 401;
  return new AppError(isDown ? 'provider-unavailable' : 'provider-failed', { cause, headers });
}

/** fetch reports broken connections as TypeErrors. A provider that was silent for too long is not asked again. */
export function isBrokenConnection(error: unknown): boolean {
  return error instanceof TypeError || error instanceof EmptyResponse;
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const isBadResponse = error instanceof SyntaxError || error instanceof EmptyResponse;
  return new AppError(isBadResponse ? 'provider-failed' : 'provider-unavailable', { cause: error });
}
