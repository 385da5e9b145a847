import { loadContract } from './contract.ts';

/** Renewed this long before it ends, so that no request carries one that ends on its way. */
const marginMs = 30_000;

interface Token {
  value: string;
  expiresAt: number;
}

export interface TokenSource {
  get(): Promise<string | null>;
  /** The person has changed: neither the token nor one on its way is theirs. */
  forget(): void;
}

/** Keeps one bearer token and renews it before it ends. Whoever asks meanwhile waits for the same renewal. */
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
    const answer = call.answer.safeParse(response.ok ? await response.json() : null);
    return answer.success ? { value: answer.data.token, expiresAt: Date.parse(answer.data.expiresAt) } : null;
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
