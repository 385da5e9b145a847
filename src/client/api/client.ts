import type { Answer, Body, Call, Params, Query } from '../../shared/call.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import { type CallName, type Contract, loadContract } from './contract.ts';
import { revealsTierChange } from './tier-changes.ts';

/** Any answer that is not OK. The message is the status and the body, as the specification says. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** Null when the answer isn't one of ours, such as a proxy's. */
  readonly code: ErrorCode | null;
  readonly data: Record<string, unknown>;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.data = parseObject(body);
    this.code = typeof this.data.code === 'string' ? (this.data.code as ErrorCode) : null;
  }

  /** When to try again, in the server's words, for somebody who was too quick; nothing for every other failure. */
  get retryMessage(): string | undefined {
    return this.code === 'too-many-requests' ? this.serverMessage : undefined;
  }

  /** The sentence that the server wrote for people, if it wrote one. */
  get serverMessage(): string | undefined {
    const text = this.data.message ?? this.data.error;
    return typeof text === 'string' && text !== '' ? text : undefined;
  }
}

function parseObject(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** An answer that is OK but not what the contract says. */
export class InvalidAnswerError extends Error {
  override name = 'InvalidAnswerError';
}

interface Options<C> {
  params?: Params<C>;
  query?: Query<C>;
  body?: Body<C>;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

export interface ApiClient {
  /** Reads a call's answer as JSON, checked against the contract. */
  get<N extends CallName>(name: N, options?: Options<Contract[N]>): Promise<Answer<Contract[N]>>;
  /** Sends a write and returns the answer unparsed. */
  send<N extends CallName>(name: N, options?: Options<Contract[N]>): Promise<Response>;
}

/** The transport: cookies always, the bearer while somebody is signed in, JSON only where there is a body. */
export function createApiClient(deps: {
  fetch: typeof fetch;
  /** A fresh token, or nothing when signed out or none can be had: the request then goes without. */
  token: () => Promise<string | null>;
  /** The session is over: the page drops its user. */
  onSignedOut: () => void;
  /** A refusal shows that the tier is not what the page believes. */
  onTierChanged?: () => void;
}): ApiClient {
  async function request<N extends CallName>(name: N, options: Options<Contract[N]>): Promise<Response> {
    const [contract, token] = await Promise.all([loadContract(), deps.token().catch(() => null)]);
    const call: Call = contract[name];
    const response = await deps.fetch(addressOf(call, options), {
      method: call.method,
      credentials: 'include',
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    if (response.ok) return response;
    const error = new ApiError(response.status, await response.text().catch(() => ''), response.statusText);
    if (error.status === 401) deps.onSignedOut();
    if (revealsTierChange(error.code)) deps.onTierChanged?.();
    throw error;
  }

  return {
    get: async (name, options = {}) => readAnswer(name, await request(name, options)),
    send: (name, options = {}) => request(name, options),
  };
}

/** Reads the answer of a call as JSON and checks it against the contract. */
export async function readAnswer<N extends CallName>(
  name: N,
  response: Response,
): Promise<Answer<Contract[N]>> {
  return checkAnswer(name, await response.json());
}

/** Checks what is already parsed, such as the last event of a stream. */
export async function checkAnswer<N extends CallName>(name: N, value: unknown): Promise<Answer<Contract[N]>> {
  const call: Call = (await loadContract())[name];
  const parsed = call.answer?.safeParse(value);
  if (!parsed?.success) throw new InvalidAnswerError(`${call.path} did not answer as agreed`);
  return parsed.data as Answer<Contract[N]>;
}

function addressOf(call: Call, options: { params?: unknown; query?: unknown }): string {
  const params = (options.params ?? {}) as Record<string, string>;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams((options.query ?? {}) as Record<string, string>).toString();
  return query === '' ? path : `${path}?${query}`;
}
