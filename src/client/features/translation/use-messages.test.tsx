import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '../../ui/toast.tsx';
import { type TranslationMessages, useMessages } from './use-messages.ts';

let say: TranslationMessages;
const onUpgrade = vi.fn();
const onSignIn = vi.fn();

function Speaker() {
  say = useMessages(onUpgrade, onSignIn);
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

/** Every word of the toast that says something, letter by letter. */
async function words(speak: () => void): Promise<string[]> {
  await act(async () => speak());
  const toast = await screen.findByRole('listitem');
  return [...(toast.querySelector('div')?.children ?? [])].map((element) => element.textContent);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('names the target language for three seconds', { tags: ['R-8.5', 'R-9.20'] }, async () => {
  expect(await words(() => say.complete('es-ES'))).toEqual([
    'Translation Complete',
    'Your text is now in Spanish.',
  ]);
  await pass(2_700);
  expect(screen.queryByText('Translation Complete')).not.toBeNull();
  await pass(700);
  expect(screen.queryByText('Translation Complete')).toBeNull();
});

test('says when all translations are used', { tags: ['R-8.4'] }, async () => {
  expect(await words(() => say.limitKnown(1))).toEqual([
    'Daily Limit Reached',
    'You have used all 1 translations for today.',
  ]);
});

test.each([
  [
    'offers an upgrade when the server reports the limit',
    () => say.limitReached(),
    ['Daily Translation Limit Reached', 'Upgrade to Premium to translate more today.', 'Upgrade'],
    onUpgrade,
  ],
  [
    'offers sign-in when signed out',
    () => say.signIn(),
    ['Sign In Required', 'Please sign in to use the translation feature.', 'Sign In'],
    onSignIn,
  ],
] as const)('%s', { tags: ['R-5.17', 'R-8.7', 'R-8.8'] }, async (_, speak, expected, offered) => {
  expect(await words(speak)).toEqual(expected);
  screen.getByRole('button', { name: expected[2] }).click();
  expect(offered).toHaveBeenCalledOnce();
});

test('reports any other failure as a translation error', { tags: ['R-8.9'] }, async () => {
  expect(await words(() => say.failed())).toEqual([
    'Translation Error',
    'There was an error translating your text. Please try again later.',
  ]);
});
