import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LanguageChooser } from '../../../shared/language-access.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { LanguageSelector } from './language-selector.tsx';

const onChange = vi.fn();
const onLocked = vi.fn();

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  await Promise.all([import('../../ui/combobox-list.tsx'), import('../../ui/toast-view.tsx')]);
});
beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

async function open(chooser: LanguageChooser, options?: readonly Language[]) {
  render(
    <ToastProvider>
      <LanguageSelector
        label="Language you speak"
        caption="You speak"
        value="en-US"
        onChange={onChange}
        onLocked={onLocked}
        chooser={chooser}
        {...(options ? { options } : {})}
      />
    </ToastProvider>,
  );
  await act(async () => screen.getByRole('button', { name: /^Language you speak/ }).click());
  await screen.findByRole('listbox');
}

const anybody: LanguageChooser = { signedIn: false, tier: 'free' };

test('R-5.24 exactly the 18 languages, each once, and nothing else can be entered', async () => {
  await open(anybody);
  expect(screen.getAllByRole('option')).toHaveLength(18);
  const search = screen.getByRole('combobox');
  for (const { code, name } of languages) {
    const found = screen.getAllByRole('option').filter((each) => each.textContent?.startsWith(name));
    expect(found.length, code).toBeGreaterThan(0);
  }
  fireEvent.change(search, { target: { value: 'xx-XX' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(onChange).not.toHaveBeenCalled();
});

test('R-10.24 each stands under its English name, with its own name beside it', async () => {
  await open(anybody);
  const shown = screen.getAllByRole('option').map((each) => each.textContent ?? '');
  for (const { name, nativeName } of languages) {
    expect(
      shown.filter((text) => text.includes(name) && text.includes(nativeName)).length,
      name,
    ).toBeGreaterThan(0);
  }
  expect(shown.some((text) => text.includes('German') && text.includes('Deutsch'))).toBe(true);
});

describe('a premium language', () => {
  const withPremium: Language[] = languages.map((each) =>
    each.code === 'fr-FR' ? { ...each, tier: 'premium' } : each,
  );
  const choose = () => fireEvent.click(screen.getByRole('option', { name: /^French/ }));

  test('R-5.25 signed out: asks to sign in, and changes nothing', async () => {
    await open(anybody, withPremium);
    choose();
    expect(await screen.findByText('Please sign in to access premium languages')).toBeTruthy();
    expect([onChange.mock.calls, onLocked.mock.calls]).toEqual([[], []]);
  });

  test('R-5.26 free: leads to the upgrade dialog, and changes nothing', async () => {
    await open({ signedIn: true, tier: 'free' }, withPremium);
    choose();
    expect([onChange.mock.calls, onLocked.mock.calls.length]).toEqual([[], 1]);
  });

  test('R-5.26 premium: is chosen', async () => {
    await open({ signedIn: true, tier: 'premium' }, withPremium);
    choose();
    expect([onChange.mock.calls, onLocked.mock.calls.length]).toEqual([[['fr-FR']], 0]);
  });
});
