import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LanguageChooser } from '../../../shared/language-access.ts';
import { type Language, type LanguageCode, languageCodes, languages } from '../../../shared/languages.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { LanguageSelector } from './language-selector.tsx';

/** No language is premium at the moment, so these tests make French premium. */
const withPremium: Language[] = languages.map((language) =>
  language.code === 'fr-FR' ? { ...language, tier: 'premium' } : language,
);

const onChange = vi.fn();
const onLocked = vi.fn();

async function open(
  chooser: LanguageChooser,
  options?: readonly Language[],
  available?: readonly LanguageCode[],
) {
  render(
    <ToastProvider>
      <LanguageSelector
        label="Language you speak"
        caption="You speak"
        value="en-US"
        onChange={onChange}
        chooser={chooser}
        onLocked={onLocked}
        options={options}
        available={available}
      />
    </ToastProvider>,
  );
  await act(async () => screen.getByRole('button', { name: /^Language you speak/ }).click());
  await screen.findByRole('listbox');
}

const choose = (name: RegExp) => act(async () => screen.getByRole('option', { name }).click());

beforeAll(async () => {
  await Promise.all([import('../../ui/combobox-list.tsx'), import('../../ui/toast-view.tsx')]);
});
afterEach(() => {
  cleanup();
  onChange.mockClear();
  onLocked.mockClear();
});

describe('LanguageSelector', () => {
  test('offers each of the 18 languages once, with its native name', {
    tags: ['R-5.24', 'R-10.24'],
  }, async () => {
    await open({ signedIn: false, tier: 'free' });
    expect(screen.getAllByRole('option')).toHaveLength(languageCodes.length);
    expect(screen.getByRole('option', { name: /Japanese.*日本語/ })).toBeDefined();
  });

  test('shows a short name where there is little room, and gives assistive technology both names', () => {
    const chooser = { signedIn: false, tier: 'free' } as const;
    const props = { label: 'Language you speak', caption: 'You speak', chooser, onChange, onLocked };
    render(<LanguageSelector {...props} value="zh-CN" />);
    const button = screen.getByRole('button', { name: 'Language you speak: Chinese (Simplified), 简体中文' });
    expect(screen.getByText('简体中文').lang).toBe('zh-CN');
    expect(button.textContent).toContain('Chinese (Simplified)');
  });

  test('asks visitors to sign in for a premium language and changes nothing', {
    tags: ['R-5.25'],
  }, async () => {
    await open({ signedIn: false, tier: 'free' }, withPremium);
    await choose(/French/);
    expect((await screen.findAllByText('Please sign in to access premium languages')).length).toBeGreaterThan(
      0,
    );
    expect(onChange).not.toHaveBeenCalled();
    expect(onLocked).not.toHaveBeenCalled();
  });

  test('offers free users an upgrade for a premium language, and lets premium users choose it', {
    tags: ['R-5.26'],
  }, async () => {
    await open({ signedIn: true, tier: 'free' }, withPremium);
    await choose(/French/);
    expect(onLocked).toHaveBeenCalledOnce();
    expect(onChange).not.toHaveBeenCalled();
    cleanup();
    await open({ signedIn: true, tier: 'premium' }, withPremium);
    await choose(/French/);
    expect(onChange).toHaveBeenCalledWith('fr-FR');
  });

  test('offers an upgrade instead of the language if no translations are left', {
    tags: ['R-5.27', 'R-5.28'],
  }, async () => {
    await open({ signedIn: true, tier: 'free', translationsRemaining: 0 });
    await choose(/German/);
    expect(onLocked).toHaveBeenCalledOnce();
    cleanup();
    await open({ signedIn: true, tier: 'free', translationsRemaining: 1 });
    await choose(/German/);
    expect(onChange).toHaveBeenCalledWith('de-DE');
  });

  test('marks languages that are not available and says why', async () => {
    await open({ signedIn: true, tier: 'premium' }, undefined, ['en-US', 'es-ES']);
    expect(screen.getAllByText('Not available')).toHaveLength(languageCodes.length - 2);
    await choose(/Thai/);
    const explanation = 'The translation service doesn’t translate your language into Thai.';
    expect((await screen.findAllByText(explanation)).length).toBeGreaterThan(0);
    expect(onChange).not.toHaveBeenCalled();
    cleanup();
    await open({ signedIn: true, tier: 'premium' }, undefined, ['en-US', 'es-ES']);
    await choose(/Spanish/);
    expect(onChange).toHaveBeenCalledWith('es-ES');
  });

  test('says how to get more languages if the built-in engine translates', async () => {
    document.documentElement.dataset.engines = 'translation';
    await open({ signedIn: true, tier: 'premium' }, undefined, ['en-US', 'es-ES']);
    await choose(/Thai/);
    const help = /add a translation service’s key or run “npm run engines” on the server/;
    expect((await screen.findAllByText(help)).length).toBeGreaterThan(0);
    delete document.documentElement.dataset.engines;
  });
});
