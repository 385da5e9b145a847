import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';
import { createApiClient } from '../../api/client.ts';
import { ApiProvider, createQueryClient } from '../../api/queries.ts';
import { type TranslationInput, useTranslation } from './use-translation.ts';

type Asked = { text: string; targetLanguage: string; sourceLanguage: string; subscriptionTier: string };

/** A server that answers when the test says so. */
function createServer({ tier = 'premium', remaining = 250_000, knowsAllowance = true } = {}) {
  const asked: { body: Asked; answer(text: string): void; refuse(status: number, body: object): void }[] = [];
  const allowance = { allowed: remaining > 0, remaining, limit: tier === 'free' ? 1 : 250_000, tier };
  let allowanceReads = 0;
  const fetchFake: typeof fetch = (url, init) => {
    if (String(url).includes('translation-allowance')) {
      allowanceReads += 1;
      return Promise.resolve(knowsAllowance ? Response.json(allowance) : new Response('', { status: 500 }));
    }
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      asked.push({
        body: JSON.parse(String(init?.body)),
        answer: (text) =>
          resolve(Response.json({ translatedText: text, remainingTranslations: remaining - 1, tier })),
        refuse: (status, body) => resolve(Response.json(body, { status })),
      });
    });
  };
  const client = createApiClient({ fetch: fetchFake, token: async () => null, onSignedOut: () => {} });
  return { asked, client, reads: () => allowanceReads };
}

/** Lets time pass, and the page follow. */
export const later = (ms = 1) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The translation of a page that is free to change, with a server that waits for the test. */
export async function setUp({ wanted = true, ...first }: Partial<TranslationInput> = {}, options = {}) {
  const server = createServer(options);
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ApiProvider value={server.client}>{children}</ApiProvider>
    </QueryClientProvider>
  );
  let input: Omit<TranslationInput, 'wanted' | 'onWanted'> = {
    text: 'The ship came home.',
    change: 'other',
    editing: false,
    recording: false,
    source: 'en-US',
    target: 'es-ES',
    userId: 'u',
    tier: 'free',
    cap: 1_000,
    periodEnd: '2026-04-09T12:00:00.000Z',
    onUpgrade: () => {},
    onSignIn: () => {},
    kept: { read: () => ({ translation: null, view: 'original' }), write: vi.fn() },
    ...first,
  };
  // The toggle is state of the page: the hook may change it in an effect, where rendering anew is not allowed.
  const useTranslationOfPage = (props: typeof input) => {
    const [isWanted, onWanted] = useState(wanted);
    return useTranslation({ ...props, wanted: isWanted, onWanted });
  };
  const hook = renderHook(useTranslationOfPage, { wrapper, initialProps: input });
  function set(change: Partial<typeof input>) {
    input = { ...input, ...change };
    hook.rerender(input);
  }
  await later();
  return { ...server, set, now: () => hook.result.current, kept: () => input.kept };
}
