import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../../api/client.ts';
import { loadContract } from '../../api/contract.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { QueryClientProvider } from '../../api/use-query.ts';
import { createServerBackend } from '../../backend/server-backend.ts';
import { BackendProvider } from '../../backend/use-backend.ts';
import { createTranslator, type TranslationSource, type TranslatorPerson } from './create-translator.ts';
import type { TranslationDraft } from './translation-draft.ts';
import type { View } from './translation-output.ts';
import { useTranslation } from './use-translation.ts';
import { countTranslation, useTranslationAllowance } from './use-translation-allowance.ts';

type Options = TranslationSource & Omit<TranslatorPerson, 'allowance'> & { draft: TranslationDraft };

const toast = vi.fn();

// Modules load in real time, but the tests below use a fake clock.
beforeAll(() =>
  Promise.all([
    loadContract(),
    import('../../api/streamed-response.ts'),
    import('./browser-translation.ts'),
    import('./translation-messages.ts'),
  ]),
);
beforeEach(() => {
  toast.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms = 1) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Waits for lazy modules to load and their effects to run. */
async function settle() {
  await pass();
  await pass();
}

/** Renders the hook with options that can change, and a server that translates at once. */
async function openPage(
  first: Partial<Options> = {},
  { tier = 'premium', remaining = 250_000, knowsAllowance = true } = {},
) {
  const requests: Record<string, string>[] = [];
  let allowanceReads = 0;
  const allowance = { allowed: remaining > 0, remaining, limit: tier === 'free' ? 1 : 250_000, tier };
  const fetchFake: typeof fetch = async (url, init) => {
    if (String(url).includes('translation-allowance')) {
      allowanceReads += 1;
      return knowsAllowance ? Response.json(allowance) : new Response('', { status: 500 });
    }
    requests.push(JSON.parse(String(init?.body)));
    return Response.json({ translatedText: 'uno', remainingTranslations: remaining - 1, tier });
  };
  const client = createServerBackend(
    createApiClient({ fetch: fetchFake, token: async () => null, onSignedOut: () => {} }),
  );
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider value={queries}>
      <BackendProvider value={client}>{children}</BackendProvider>
    </QueryClientProvider>
  );
  let options: Options = {
    text: 'The ship came home.',
    change: 'other',
    editing: false,
    recording: false,
    source: 'en-US',
    target: 'es-ES',
    whileSpeaking: false,
    wanted: true,
    userId: 'u',
    signedOut: false,
    tier: 'free',
    cap: 1_000,
    periodEnd: null,
    draft: { read: () => ({ translation: null, view: 'original' }), write: vi.fn() },
    entries: [],
    ...first,
  };
  let want = (_: boolean) => {};
  const translator = createTranslator({
    ...{ client, toast, announce: () => {}, onUpgrade: () => {}, onSignIn: () => {} },
    draft: options.draft,
    read: () => options,
    onWanted: (wanted) => want(wanted),
    onAllowanceUsed: (userId, left) => countTranslation({ client, queries }, userId, left),
  });
  const useOpenPage = (props: Options) => {
    const [wanted, setWanted] = useState(props.wanted);
    want = setWanted;
    options = { ...props, wanted };
    const allowance = useTranslationAllowance(props.userId, props.tier);
    useEffect(() => translator.update({ ...props, allowance }));
    return useTranslation(translator, options, { ...props, allowance });
  };
  const hook = renderHook(useOpenPage, { wrapper, initialProps: options });
  function set(change: Partial<Options>) {
    options = { ...options, ...change };
    hook.rerender(options);
  }
  await settle();
  return { requests, translator, set, reads: () => allowanceReads, now: () => hook.result.current };
}

describe('useTranslation', () => {
  test('translates once when turned on with text', {
    tags: ['R-4.30', 'R-4.36', 'R-7.20'],
  }, async () => {
    const { requests, now } = await openPage({ wanted: false });
    expect(requests).toHaveLength(0);
    act(() => now().toggle(true));
    await settle();
    expect(requests).toEqual([
      {
        source: 'en',
        target: 'es',
        sourceLanguage: 'en-US',
        targetLanguage: 'es-ES',
        text: 'The ship came home.',
        userId: 'u',
        subscriptionTier: 'premium',
      },
    ]);
    expect(now()).toMatchObject({ view: 'translated', output: { result: { text: 'uno' } } });
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Translation Complete' }));
  });

  test('stays off when signed out and asks to sign in', {
    tags: ['R-5.17'],
  }, async () => {
    const { requests, now } = await openPage({ userId: undefined, signedOut: true, wanted: false });
    act(() => now().toggle(true));
    await pass();
    expect([now().on, requests.length]).toEqual([false, 0]);
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Sign In Required' }));
  });

  test('waits for the session if pressed before it is known', async () => {
    const { requests, now, set } = await openPage({ userId: undefined, wanted: false });
    act(() => now().toggle(true));
    await settle();
    expect([now().on, requests.length]).toEqual([false, 0]);
    set({ userId: 'u' });
    await settle();
    expect([now().on, requests.length]).toEqual([true, 1]);
    expect(toast).not.toHaveBeenCalledWith(expect.objectContaining({ title: 'Sign In Required' }));
  });

  test('turns off on sign-out and stays off for the next user', { tags: ['R-4.6'] }, async () => {
    const { requests, now, set } = await openPage();
    set({ userId: undefined, signedOut: true });
    await settle();
    expect(now()).toMatchObject({ on: false, view: 'original', output: { result: null } });
    set({ userId: 'next' });
    await pass(10_000);
    expect([now().on, requests.length]).toEqual([false, 1]);
  });

  test('is locked when no translations are left', { tags: ['R-5.16'] }, async () => {
    const { now } = await openPage({}, { tier: 'free', remaining: 0 });
    expect(now()).toMatchObject({ locked: true, output: { problem: { kind: 'limit' } } });
  });

  test('says that the limit is reached when somebody asks, but not when a text is opened', async () => {
    const { now, translator } = await openPage({}, { tier: 'free', remaining: 0 });
    await pass(10_000);
    act(() => translator.restart());
    await settle();
    expect(now()).toMatchObject({ output: { problem: { kind: 'limit' } } });
    expect(toast).not.toHaveBeenCalled();
    act(() => now().toggle(false));
    await settle();
    act(() => now().toggle(true));
    await settle();
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Daily Limit Reached' }));
  });

  test('loads nothing after the page was left', async () => {
    const { translator, requests } = await openPage();
    act(() => {
      translator.refresh();
      translator.dispose();
    });
    await pass(10_000);
    expect(translator.status().output.result).toBeNull();
    expect(requests).toHaveLength(1);
  });

  test('shows the translation that was kept while it was off', async () => {
    const request = { text: 'The ship came home.', source: 'en-US', target: 'es-ES' } as const;
    const kept = { translation: { request, text: 'uno', onDevice: false }, view: 'original' as View };
    const draft: TranslationDraft = { read: () => kept, write: (patch) => Object.assign(kept, patch) };
    const { requests, now } = await openPage({ wanted: false, draft });
    act(() => now().toggle(true));
    await settle();
    expect(now()).toMatchObject({ view: 'translated', output: { result: { text: 'uno' } } });
    expect(requests).toHaveLength(0);
  });

  test('stores the chosen view for the next visit', { tags: ['R-10.27'] }, async () => {
    const write = vi.fn();
    const draft = { read: () => ({ translation: null, view: 'original' as const }), write };
    const { now } = await openPage({ draft, wanted: false });
    act(() => now().setView('translated'));
    expect(now().view).toBe('translated');
    expect(write).toHaveBeenCalledExactlyOnceWith({ view: 'translated' });
  });

  test('fetches the allowance every ten minutes and after each use', {
    tags: ['R-7.8'],
  }, async () => {
    const { requests, reads } = await openPage();
    expect([requests.length, reads()]).toEqual([1, 2]);
    await pass(9.9 * 60_000);
    expect(reads()).toBe(2);
    await pass(0.2 * 60_000);
    expect(reads()).toBe(3);
  });

  test.each([
    ['free', 1],
    ['premium', 250_000],
  ] as const)(
    'shows a %s user %i when the allowance cannot be fetched',
    { tags: ['R-8.48'] },
    async (tier, remaining) => {
      const { requests, now } = await openPage({ tier }, { knowsAllowance: false });
      expect(now().allowance).toMatchObject({ allowed: true, remaining, tier });
      expect(requests.map(({ subscriptionTier }) => subscriptionTier)).toEqual([tier]);
    },
  );
});
