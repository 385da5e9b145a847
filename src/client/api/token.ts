import { loadContract } from './contract.ts';

/** Tokens are renewed this early, so that none expires while a request is in flight. */
const marginMs = 30_000;

interface Token {
  value: string;
  expiresAt: number;
}

export interface TokenSource {
  get(): Promise<string | null>;
  /** Drops the token, including one that is being fetched, because another user has signed in. */
  forget(): void;
}

/** Caches the bearer token. Concurrent callers share one renewal. */
export function createTokenSource(deps: {
  fetch: typeof fetch;
  now: () => number;
  signedIn: () => boolean;
}): TokenSource {
  let token: Token | null = null;
  let renewal: Promise<Token | null> | null = null;

  async function ask(): Promise<Token | null> {
    const { token: call } = await loadContract();
    const response = await deps.fetch(call.path, { credentials: 'include' });
    const parsed = call.response.safeParse(response.ok ? await response.json() : null);
    return parsed.success ? { value: parsed.data.token, expiresAt: Date.parse(parsed.data.expiresAt) } : null;
  }

  return {
    async get() {
      if (!deps.signedIn()) return null;
      if (token && token.expiresAt - deps.now() > marginMs) return token.value;
      renewal ??= ask();
      const awaited = renewal;
      try {
        const next = await awaited;
        if (renewal === awaited) token = next;
        return next?.value ?? null;
      } finally {
        if (renewal === awaited) renewal = null;
      }
    },
    forget() {
      token = null;
      renewal = null;
    },
  };
}
