import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localUser } from '../../shared/local-user.ts';
import { copyStrings } from '../features/recordings/strings.ts';
import { recordings } from '../platform/recordings/recording-store.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

const root = document.documentElement;

beforeEach(() => {
  installBrowserParts();
  root.dataset.edition = 'personal';
});
afterEach(() => {
  closeApp();
  delete root.dataset.edition;
});

test('deletes the recordings on this device also while the server can’t be reached', async () => {
  const { googleSub: userId } = localUser;
  const take = { id: 'one', userId, document: 'd', startMs: 0, startedAt: 1 };
  await recordings.add({ ...take, mimeType: 'audio/webm', pieces: 0, bytes: 0 }, new Blob(['sound']));
  await openApp('/settings', undefined, {
    '/api/recordings': () => Promise.reject(new TypeError('Offline')),
  });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete all' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete all recordings?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete all' }));
  await screen.findByText(copyStrings.notDeleted);
  expect(await recordings.all(userId)).toEqual([]);
});
