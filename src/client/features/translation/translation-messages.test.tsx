import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider, useToast } from '../../ui/toast.tsx';
import type { ToastMessage } from '../../ui/toast-message.ts';
import { messageToast } from './translation-messages.ts';
import type { TranslationMessage } from './translation-state.ts';

let toast: (message: ToastMessage) => void;
const onUpgrade = vi.fn();
const onSignIn = vi.fn();

function Speaker() {
  toast = useToast();
  return null;
}

beforeAll(() => import('../../ui/toast-view.tsx'));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(
    <ToastProvider>
      <Speaker />
    </ToastProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The full text of the toast that a message shows. */
async function wordsOf(message: TranslationMessage): Promise<string[]> {
  await act(async () => toast(messageToast(message, { onUpgrade, onSignIn })));
  const shown = await screen.findByRole('listitem');
  return [...(shown.querySelector('div')?.children ?? [])].map((element) => element.textContent);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('names the target language for three seconds', { tags: ['R-8.5', 'R-9.20'] }, async () => {
  expect(await wordsOf({ kind: 'complete', language: 'es-ES' })).toEqual([
    'Translation Complete',
    'Your text is now in Spanish.',
  ]);
  await pass(2_700);
  expect(screen.queryByText('Translation Complete')).not.toBeNull();
  await pass(700);
  expect(screen.queryByText('Translation Complete')).toBeNull();
});

test('says when all translations are used', { tags: ['R-8.4'] }, async () => {
  expect(await wordsOf({ kind: 'limit-known', limit: 1 })).toEqual([
    'Daily Limit Reached',
    'You have used all 1 translations for today.',
  ]);
});

test('names the renewal date when premium characters run out', { tags: ['R-6.4'] }, async () => {
  const [title, description] = await wordsOf({
    kind: 'period-used',
    remaining: 5,
    renewsAt: '2026-04-09T12:00:00.000Z',
  });
  expect(title).toBe('Translation Limit Reached');
  expect(description).toMatch(/\b5 characters\b.*April 9, 2026\./);
});

test('offers an upgrade when the server reports the limit', { tags: ['R-8.7'] }, async () => {
  expect(await wordsOf({ kind: 'limit-reached' })).toEqual([
    'Daily Translation Limit Reached',
    'Upgrade to Premium to translate more today.',
    'Upgrade',
  ]);
  screen.getByRole('button', { name: 'Upgrade' }).click();
  expect(onUpgrade).toHaveBeenCalledOnce();
});

test('offers sign-in when signed out', { tags: ['R-5.17', 'R-8.8'] }, async () => {
  expect(await wordsOf({ kind: 'sign-in' })).toEqual([
    'Sign In Required',
    'Please sign in to use the translation feature.',
    'Sign In',
  ]);
  screen.getByRole('button', { name: 'Sign In' }).click();
  expect(onSignIn).toHaveBeenCalledOnce();
});

test('reports any other failure as a translation error', { tags: ['R-8.9'] }, async () => {
  expect(await wordsOf({ kind: 'failed' })).toEqual([
    'Translation Error',
    'There was an error translating your text. Please try again later.',
  ]);
});

test('says when to try again after too many requests', { tags: ['R-8.9'] }, async () => {
  expect(await wordsOf({ kind: 'failed', retryMessage: 'Try again in 7 seconds.' })).toContain(
    'Try again in 7 seconds.',
  );
});
