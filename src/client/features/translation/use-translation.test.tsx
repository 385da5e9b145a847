import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadContract } from '../../api/contract.ts';
import { translationStrings as strings } from './strings.ts';
import { later, setUp } from './test-translation.tsx';

const toast = vi.hoisted(() => vi.fn());
vi.mock('../../ui/toast.tsx', () => ({ useToast: () => toast }));

// Modules load in real time, which the tests below do not have.
beforeAll(loadContract);
beforeEach(() => {
  toast.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useTranslation', () => {
  test('translates once when turned on with a text', {
    tags: ['R-4.30', 'R-4.36', 'R-7.20'],
  }, async () => {
    const { asked, now } = await setUp({ wanted: false });
    expect(asked).toHaveLength(0);
    act(() => now().toggle(true));
    await later();
    expect(asked.map(({ body }) => body)).toEqual([
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
    expect(now().state.view).toBe('original');
    await act(async () => asked[0]?.answer('El barco volvió.'));
    expect(now().state).toMatchObject({ view: 'translated', result: { text: 'El barco volvió.' } });
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: strings.complete }));
  });

  test('stays off when signed out and makes no request', { tags: ['R-5.17'] }, async () => {
    const { asked, now, set } = await setUp({ userId: undefined, wanted: false });
    act(() => now().toggle(true));
    set({});
    await later();
    expect([now().on, asked.length]).toEqual([false, 0]);
  });

  test('turns off on sign-out and stays off for the next user', { tags: ['R-4.6'] }, async () => {
    const { asked, now, set } = await setUp();
    await act(async () => asked[0]?.answer('uno'));
    set({ userId: undefined });
    await later();
    expect(now()).toMatchObject({ on: false, state: { view: 'original', result: null } });
    set({ userId: 'next' });
    await later(10_000);
    expect([now().on, asked.length]).toEqual([false, 1]);
  });

  test('makes one request when recording stops, and none before', { tags: ['R-4.33'] }, async () => {
    const { asked, set } = await setUp({ recording: true, text: '' });
    set({ text: 'one two' });
    await later(5_000);
    set({ text: 'one two three' });
    await later(5_000);
    expect(asked).toHaveLength(0);
    set({ recording: false });
    await later();
    expect(asked.map(({ body }) => body.text)).toEqual(['one two three']);
  });

  test('makes no second request for the same text, even if a language is chosen again', {
    tags: ['R-4.34'],
  }, async () => {
    const { asked, set, now } = await setUp();
    await act(async () => asked[0]?.answer('uno'));
    set({});
    await later(60_000);
    expect(asked).toHaveLength(1);
    set({ target: 'fr-FR' });
    await later();
    await act(async () => asked[1]?.answer('un'));
    set({ target: 'es-ES' });
    await later();
    expect(asked).toHaveLength(2);
    expect(now().state.result?.text).toBe('uno');
  });

  test('makes no request per keystroke and ignores late answers', {
    tags: ['R-4.35'],
  }, async () => {
    const { asked, set, now } = await setUp();
    await act(async () => asked[0]?.answer('first'));
    for (const text of ['The ship came home. A', 'The ship came home. An', 'The ship came home. And']) {
      set({ text, change: 'typed', editing: true });
      await later(1_000);
    }
    expect(asked).toHaveLength(1);
    await later(1_500);
    expect(asked[1]?.body.text).toBe('The ship came home. And');
    set({ text: 'The ship came home. And stayed', change: 'typed' });
    await later(1_500);
    await act(async () => asked[1]?.answer('late'));
    await act(async () => asked[2]?.answer('newest'));
    expect(now().state.result).toMatchObject({ text: 'newest' });
  });

  test('never shows an answer after being turned off', { tags: ['R-4.38'] }, async () => {
    const { asked, now } = await setUp();
    act(() => now().toggle(false));
    await act(async () => asked[0]?.answer('late'));
    await later();
    expect(now().state).toMatchObject({ view: 'original', result: null, running: null });
    expect(toast).not.toHaveBeenCalled();
  });

  test('makes no request when none are left', { tags: ['R-5.16'] }, async () => {
    const { asked, now } = await setUp({}, { tier: 'free', remaining: 0 });
    await later(10_000);
    expect(asked).toHaveLength(0);
    expect(now()).toMatchObject({ locked: true, state: { problem: { kind: 'limit' }, view: 'original' } });
  });

  test('makes no request without enough premium characters and shows the renewal date', {
    tags: ['R-6.4'],
  }, async () => {
    const { asked, now } = await setUp({}, { tier: 'premium', remaining: 5 });
    await later(10_000);
    expect(asked).toHaveLength(0);
    expect(now().state.problem).toEqual({ kind: 'limit', renewsAt: '2026-04-09T12:00:00.000Z' });
    expect(now().locked).toBe(false);
    expect(strings.limitPanelPremium(5, '2026-04-09T12:00:00.000Z')).toBe(
      'This text is longer than the 5 characters you have left for this period. They renew on April 9, 2026.',
    );
  });

  test('shows the limit panel once when the server refuses', { tags: ['R-8.6'] }, async () => {
    const { asked, now } = await setUp({}, { tier: 'free', remaining: 1 });
    await act(async () => asked[0]?.refuse(429, { code: 'translation-limit', message: 'no' }));
    await later(60_000);
    expect(asked).toHaveLength(1);
    expect(now().state).toMatchObject({ problem: { kind: 'limit' }, view: 'translated' });
  });

  test('retries a failure only when asked to', { tags: ['R-8.9'] }, async () => {
    const { asked, now } = await setUp();
    await act(async () => asked[0]?.refuse(502, { code: 'provider-failed' }));
    await later(60_000);
    expect(asked).toHaveLength(1);
    expect(now().state).toMatchObject({ problem: { kind: 'failed' }, view: 'original' });
    act(() => now().again());
    await later();
    expect(asked).toHaveLength(2);
  });

  test('waits for a press or a new text after a cancel', async () => {
    const { asked, now, set } = await setUp();
    act(() => now().cancel());
    await later(60_000);
    expect(asked).toHaveLength(1);
    set({ text: 'Another text.' });
    await later();
    expect(asked).toHaveLength(2);
  });

  test('clears the translation with the text', { tags: ['R-5.41'] }, async () => {
    const { asked, now, set } = await setUp();
    await act(async () => asked[0]?.answer('uno'));
    set({ text: '' });
    await later();
    expect(now().state).toMatchObject({ view: 'original', result: null });
  });

  test('fetches the allowance every ten minutes and after each use', {
    tags: ['R-7.8'],
  }, async () => {
    const { asked, reads } = await setUp();
    expect(reads()).toBe(1);
    await act(async () => asked[0]?.answer('uno'));
    await later();
    expect(reads()).toBe(2);
    await later(9.9 * 60_000);
    expect(reads()).toBe(2);
    await later(0.2 * 60_000);
    expect(reads()).toBe(3);
  });

  test.each([
    ['free', 1],
    ['premium', 250_000],
  ] as const)(
    'shows a %s user %i when the allowance cannot be fetched',
    { tags: ['R-8.48'] },
    async (tier, remaining) => {
      const { asked, now } = await setUp({ tier }, { knowsAllowance: false });
      expect(now().allowance).toMatchObject({ allowed: true, remaining, tier });
      expect(asked.map(({ body }) => body.subscriptionTier)).toEqual([tier]);
    },
  );

  test('restores the last translation without a request', { tags: ['R-10.27'] }, async () => {
    const pair = { text: 'The ship came home.', source: 'en-US', target: 'es-ES' };
    const translation = { pair, text: 'El barco volvió.', onDevice: false };
    const kept = { read: () => ({ translation, view: 'translated' as const }), write: vi.fn() };
    const { asked, now } = await setUp({ kept });
    await later(10_000);
    expect(asked).toHaveLength(0);
    expect(now().state).toMatchObject({ view: 'translated', result: { text: 'El barco volvió.' } });
  });

  test('uses the old text as the translation after a swap', async () => {
    const { asked, now, set } = await setUp();
    await act(async () => asked[0]?.answer('El barco volvió.'));
    act(() =>
      now().swapped({
        pair: { text: 'El barco volvió.', source: 'es-ES', target: 'en-US' },
        text: 'The ship came home.',
        onDevice: false,
      }),
    );
    set({ text: 'El barco volvió.', source: 'es-ES', target: 'en-US' });
    await later(10_000);
    expect(asked).toHaveLength(1);
    expect(now().state).toMatchObject({ view: 'original', result: { text: 'The ship came home.' } });
  });
});
