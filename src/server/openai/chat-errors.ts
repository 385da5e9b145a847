import { AppError } from '../../shared/errors.ts';

/** What a chat server complained about, whatever shape it gave the complaint. */
export interface Complaint {
  status: number;
  code: string;
  text: string;
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

/** Waiting helps against a rate limit, never against an account without money. */
function isQuotaSpent({ code, text }: Complaint): boolean {
  return /insufficient_quota|billing/u.test(code) || /exceeded your current quota/iu.test(text);
}

export function isWorthRetrying(complaint: Complaint): boolean {
  if (complaint.status === 429) return !isQuotaSpent(complaint);
  return complaint.status === 408 || complaint.status === 409 || complaint.status >= 500;
}

/** What the API answers: a 5xx that is not ours, and nothing of what the provider said. */
export function providerError(complaint: Complaint, retryAfter?: number): AppError {
  // What it complained about may repeat what somebody said: a log gets the code alone.
  const cause = new Error(`The provider answered ${complaint.status} ${complaint.code}`.trim().slice(0, 200));
  const headers: Record<string, string> = {};
  if (retryAfter !== undefined) headers['retry-after'] = String(Math.ceil(retryAfter / 1000));
  const isDown = complaint.status === 429 || complaint.status >= 500 || complaint.status === 401;
  return new AppError(isDown ? 'provider-unavailable' : 'provider-failed', { cause, headers });
}
