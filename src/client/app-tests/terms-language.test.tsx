import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addLanguage } from '../interface/add-language.ts';
import { languages } from '../interface/languages.ts';

afterEach(() => {
  vi.restoreAllMocks();
  globalThis.interfaceLanguage = undefined;
});

test('whoever is asked to accept the terms in another language reads that they are in English', async () => {
  addLanguage(await languages.de());
  const { closeApp, installBrowserParts, openApp } = await import('../testing/test-app.tsx');
  installBrowserParts();
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
  const user = {
    googleSub: 'u',
    username: 'Test Person',
    email: 'test@example.com',
    subscriptionTier: 'free',
  };
  await openApp('/', undefined, {
    '/api/auth/session': () => Response.json({ ...user, mustAcceptTerms: true }),
    '/api/terms-status/u': () => Response.json({ acceptedAt: '2026-01-01T00:00:00.000Z' }),
  });
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Beide Texte sind auf Englisch\.$/)).toBeTruthy();
  closeApp();
});
