import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addLanguage } from '../../interface/add-language.ts';
import { languages } from '../../interface/languages.ts';

afterEach(() => {
  cleanup();
  globalThis.interfaceLanguage = undefined;
});

test('names the languages in the language of the interface', async () => {
  vi.resetModules();
  addLanguage(await languages.de());
  const { TranslationsField } = await import('./translations-field.tsx');
  const { emptyDraft } = await import('./entry-draft.ts');
  const fixed = [{ language: 'fr-FR', text: '' }] as const;
  render(<TranslationsField draft={{ ...emptyDraft, mode: 'fixed', fixed }} onChange={() => {}} />);
  expect(screen.getByRole('button', { name: /Französisch$/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /French$/ })).toBeNull();
});
