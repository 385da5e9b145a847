import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maxKeys } from '../../shared/key-scopes.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

const key = {
  id: 'key-1',
  name: 'Backup script',
  scopes: ['read'],
  start: 'rh_aB3dE',
  createdAt: '2026-03-01T00:00:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
};
const secret = `rh_${'a'.repeat(43)}`;

beforeEach(() => installBrowserParts());
afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const openKeys = async (responses: Record<string, (init?: RequestInit) => Response>) => {
  const opened = await openApp('/account', 'premium', responses);
  return { ...opened, section: within(await screen.findByRole('region', { name: 'API keys' })) };
};

test('creates a key, shows it once and lets people copy it', async () => {
  let keys: object[] = [];
  const created = vi.fn((_: RequestInit) => {
    keys = [key];
    return Response.json({ ...key, key: secret }, { status: 201 });
  });
  const { section } = await openKeys({
    '/api/keys': (init) => (init?.method === 'POST' ? created(init) : Response.json(keys)),
  });
  expect(await section.findByText('You have no API keys yet.')).toBeDefined();
  fireEvent.click(section.getByRole('button', { name: 'Create a key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a key' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Create a key' }));
  expect(dialog.getByRole('alert').textContent).toMatch(/^Enter a name/);
  expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
  expect(created).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Backup script' } });
  expect(dialog.getByRole('alert').textContent).toBe('');
  // A new key may do nothing that hasn't been ticked.
  fireEvent.click(dialog.getByRole('button', { name: 'Create a key' }));
  expect(created).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Read your saved/));
  fireEvent.click(dialog.getByLabelText(/^Read your saved/));
  fireEvent.click(dialog.getByLabelText('Read text aloud in HD voices'));
  fireEvent.click(dialog.getByRole('button', { name: 'End date: No end date' }));
  fireEvent.click(await screen.findByRole('option', { name: '30 days' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Create a key' }));
  await waitFor(() => expect(created).toHaveBeenCalledOnce());
  expect(JSON.parse(String(created.mock.calls[0]?.[0].body))).toEqual({
    name: 'Backup script',
    scopes: ['read', 'speak'],
    expiresAt: expect.any(String),
  });
  const shown = within(await screen.findByRole('dialog', { name: 'Copy it now' }));
  expect(shown.getByDisplayValue(secret)).toBeDefined();
  const writeText = vi.fn(async () => {});
  Object.assign(navigator, { clipboard: { writeText } });
  fireEvent.click(shown.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(secret));
  fireEvent.click(shown.getByRole('button', { name: 'Done' }));
  expect(await section.findByText(/Backup script/)).toBeDefined();
  expect(section.getByText(/Never used/)).toBeDefined();
  await waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull());
});

test('revokes a key only after asking', async () => {
  let keys: object[] = [key];
  const { section, calls } = await openKeys({
    '/api/keys': () => Response.json(keys),
    '/api/keys/key-1': () => {
      keys = [];
      return new Response(null, { status: 204 });
    },
  });
  fireEvent.click(await section.findByRole('button', { name: 'Revoke Backup script' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke “Backup script”?' }));
  expect(calls).not.toContain('DELETE /api/keys/key-1');
  fireEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await section.findByText('You have no API keys yet.')).toBeDefined();
  expect(calls).toContain('DELETE /api/keys/key-1');
});

test('says when keys can’t be loaded, have expired or are all taken', async () => {
  const expired = { ...key, id: 'expired', expiresAt: '2020-01-01T00:00:00.000Z' };
  const full = Array.from({ length: maxKeys }, (_, index) => ({ ...key, id: `key-${index}` }));
  const { section } = await openKeys({ '/api/keys': () => Response.json(full) });
  expect(await section.findByText(/^You have 20 keys, the most you can have. Revoke one/)).toBeDefined();
  expect(section.queryByRole('button', { name: 'Create a key' })).toBeNull();
  closeApp();
  // An expired key takes nobody's place.
  const some = await openKeys({ '/api/keys': () => Response.json([expired, ...full.slice(1)]) });
  expect(await some.section.findByText(/Expired on January 1, 2020/)).toBeDefined();
  expect(some.section.getByRole('button', { name: 'Create a key' })).toBeDefined();
  closeApp();
  const failing = await openKeys({ '/api/keys': () => new Response('', { status: 500 }) });
  expect(await failing.section.findByText(/^We couldn’t load your API keys/)).toBeDefined();
});
