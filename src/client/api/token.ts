import { loadContract } from './contract.ts';

/** Renewed this long before it ends, so that no request carries one that ends on its way. */
const marginMs = 30_000;

export interface TokenSource {
  get(): Promise<string | null>;
  forget(): void;
}

/** Keeps one bearer token and renews it before it ends. Whoever asks meanwhile waits for the same renewal. */
export function createTokenSource(deps: {
  fetch: typeof fetch;
  now: () => number;
  signedIn: () => boolean;
}): TokenSource {
  let token: { value: string; expiresAt: number } | null = null;
  let renewal: Promise<string | null> | null = null;

  async function renew(): Promise<string | null> {
    const { token: call } = await loadContract();
    const response = await deps.fetch(call.path, { credentials: 'include' });
    const answer = call.answer.safeParse(response.ok ? await response.json() : null);
    token = answer.success
      ? { value: answer.data.token, expiresAt: Date.parse(answer.data.expiresAt) }
      : null;
    return token?.value ?? null;
  }

  return {
    async get() {
      if (!deps.signedIn()) return null;
      if (token && token.expiresAt - deps.now() > marginMs) return token.value;
      renewal ??= renew().finally(() => {
        renewal = null;
      });
      return renewal;
    },
    forget() {
      token = null;
    },
  };
}
