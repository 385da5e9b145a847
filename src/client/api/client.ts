import type { Body, Call, Params, Query, ResponseBody } from '../../shared/call.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import { type CallName, type Contract, loadContract } from './contract.ts';
import { errorText } from './error-texts.ts';
import { revealsTierChange } from './tier-changes.ts';

/** Asks for a stream, but also accepts an ordinary response. */
export const acceptStream = { Accept: 'text/event-stream, application/json' } as const;

/** Thrown if a call was refused or failed, with or without a request to the server. */
export class CallError extends Error {
  override name = 'CallError';
  /** Null for reasons without a code. */
  readonly code: ErrorCode | null;

  constructor(code: ErrorCode | null, message: string) {
    super(message);
    this.code = code;
  }

  /** The message for users in the interface's language, if there is one. */
  get userMessage(): string | undefined {
    return this.message;
  }
}

/** Thrown for any response that isn't OK. The message is the status and the body, as the specification requires. */
export class ApiError extends CallError {
  override name = 'ApiError';
  readonly status: number;
  readonly data: Record<string, unknown>;

  constructor(status: number, body: string, statusText: string) {
    const data = parseObject(body);
    // There is no code when the response isn't from our server, for example when a proxy sent it.
    super(
      typeof data.code === 'string' ? (data.code as ErrorCode) : null,
      `${status}: ${body || statusText}`,
    );
    this.status = status;
    this.data = data;
  }

  /** The server's message about when to try again; undefined unless the request was rate limited. */
  get retryMessage(): string | undefined {
    return this.code === 'too-many-requests' ? this.userMessage : undefined;
  }

  override get userMessage(): string | undefined {
    const translated = this.code && errorText(this.code, this.data);
    if (translated) return translated;
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

/** Thrown for a response that is OK but doesn't match the contract. */
export class InvalidResponseError extends Error {
  override name = 'InvalidResponseError';
}

export interface CallOptions<C> {
  params?: Params<C>;
  query?: Query<C>;
  body?: Body<C>;
  /** For calls that upload a file, in a form or as it is. */
  form?: FormData | Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Lets the request finish after the page is closed. */
  keepalive?: boolean;
  /** Called when the request goes to the server, and not if it is refused. */
  onSend?: () => void;
}

export interface ApiClient {
  /** Returns the JSON response, checked against the contract. */
  get<N extends CallName>(name: N, options?: CallOptions<Contract[N]>): Promise<ResponseBody<Contract[N]>>;
  /** Sends a request and returns the response unparsed. */
  send<N extends CallName>(name: N, options?: CallOptions<Contract[N]>): Promise<Response>;
}

export function createApiClient(deps: {
  fetch: typeof fetch;
  /** Null when signed out; the request is then sent without a token. */
  token: () => Promise<string | null>;
  /** Called when the session has ended. */
  onSignedOut: () => void;
  /** Called before a request with content is sent. Rejects if it must not be sent. */
  guard?: (name: CallName, content: object) => Promise<void>;
  /** Called when an error shows that the page's tier is out of date. */
  onTierChanged?: () => void;
}): ApiClient {
  async function request<N extends CallName>(name: N, options: CallOptions<Contract[N]>): Promise<Response> {
    const content = options.form ?? options.body;
    const [contract, token] = await Promise.all([
      loadContract(),
      deps.token().catch(() => null),
      content && deps.guard?.(name, content),
    ]);
    const call: Call = contract[name];
    options.onSend?.();
    const response = await deps.fetch(urlOf(call, options), {
      method: call.method,
      credentials: 'include',
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      ...(options.form && { body: options.form }),
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive && { keepalive: true }),
    });
    if (response.ok) return response;
    // Without its texts, the error has the server's English message.
    await globalThis.interfaceLanguage?.loadAll().catch(() => {});
    const error = new ApiError(response.status, await response.text().catch(() => ''), response.statusText);
    if (error.status === 401) deps.onSignedOut();
    if (revealsTierChange(error.code)) deps.onTierChanged?.();
    throw error;
  }

  return {
    get: async (name, options = {}) => readResponse(name, await request(name, options)),
    send: (name, options = {}) => request(name, options),
  };
}

export async function readResponse<N extends CallName>(
  name: N,
  response: Response,
): Promise<ResponseBody<Contract[N]>> {
  return checkResponse(name, await response.json());
}

/** For values that are already parsed, such as the last event of a stream. */
export async function checkResponse<N extends CallName>(
  name: N,
  value: unknown,
): Promise<ResponseBody<Contract[N]>> {
  const call: Call = (await loadContract())[name];
  const parsed = call.response?.safeParse(value);
  if (!parsed?.success) throw new InvalidResponseError(`Invalid response from ${call.path}`);
  return parsed.data as ResponseBody<Contract[N]>;
}

function urlOf(call: Call, options: { params?: unknown; query?: unknown }): string {
  const params = (options.params ?? {}) as Record<string, string>;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams((options.query ?? {}) as Record<string, string>).toString();
  return query === '' ? path : `${path}?${query}`;
}
