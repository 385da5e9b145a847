import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openImportStorage } from '../features/imports/import-storage.ts';
import { createIndexedStore } from '../platform/indexed-store.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

beforeEach(installBrowserParts);
afterEach(closeApp);

/** Too long for one chapter. */
const book = new File(
  [Array.from({ length: 60 }, (_, index) => `This is sentence number ${index + 1}.`).join(' ')],
  'Book.txt',
);
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Transcript');
const storedRows = () => createIndexedStore(() => indexedDB, { database: 'imports', name: 'jobs' }).all();

test('asks about an imported text before signing out, and clears it from this device', async () => {
  await openApp('/', 'free', { '/api/auth/logout': () => new Response(null, { status: 204 }) });
  fireEvent.paste(document.body, { clipboardData: { files: [book], getData: () => '' } });
  await waitFor(() => expect(field().value).toMatch(/^This is sentence number 1\./));
  await waitFor(async () => expect(await openImportStorage().imports.list('u')).toHaveLength(1));
  // Nothing else on this device is unsaved.
  localStorage.removeItem('draft');
  fireEvent.click(screen.getByRole('button', { name: /’s account$/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear text and sign out' }));
  await screen.findByRole('button', { name: 'Sign In' });
  await waitFor(async () => expect(await storedRows()).toEqual([]));
});
