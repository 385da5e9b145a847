import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

beforeEach(installBrowserParts);
afterEach(closeApp);

const record = () => screen.findByRole('dialog', { name: 'What was sent from this device' });

async function openRecord() {
  fireEvent.click(await screen.findByRole('button', { name: 'Open: What was sent from this device' }));
  return record();
}

async function save(text: string) {
  fireEvent.input(screen.getByLabelText('Transcript'), { target: { value: text } });
  fireEvent.click(await screen.findByText('Save'));
  expect(await screen.findByText('Saved!')).toBeTruthy();
}

const saving = {
  '/api/transcriptions': () =>
    Response.json(
      { transcriptionId: 'a', text: 'x', language: 'en-US', createdAt: '2026-03-10T12:00:00.000Z' },
      { status: 201 },
    ),
};

test('Settings opens the record of sent data, which can be cleared', async () => {
  await openApp('/', 'free', saving);
  await save('Nobody slept.');
  fireEvent.click(screen.getByRole('button', { name: 'Test Person’s account' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  const dialog = within(await openRecord());
  expect(dialog.getByRole('listitem').textContent).toMatch(/^\d\d:\d\dSave13 characters, to this server$/);
  fireEvent.click(dialog.getByRole('button', { name: 'Clear' }));
  expect(dialog.getByText('No text or speech has left this device today.')).toBeTruthy();
  expect(localStorage.getItem('sent')).toBeNull();
});

test('the record is updated while it is open', async () => {
  await openApp('/settings', 'free');
  const dialog = within(await openRecord());
  expect(dialog.queryByRole('listitem')).toBeNull();
  const at = Date.now();
  const entry = { at, until: at, action: 'hdVoice', amount: 117, voice: 'sage' };
  localStorage.setItem('sent', JSON.stringify([entry, { ...entry, action: 'browserSpeech', amount: 37.6 }]));
  await act(async () => window.dispatchEvent(new Event('storage')));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
  const [newest, older] = dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(5));
  expect(newest).toContain('38 s, to your browser’s speech service');
  expect(older).toBe('HD voice Iris117 characters, to the speech provider');
});

test('visitors find the record in Settings, which the More menu and the header open', async () => {
  await openApp('/', undefined);
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  expect(await openRecord()).toBeTruthy();
});

test('makes no requests while On this device is on', async () => {
  const { calls } = await openApp('/', 'free', {}, { onDevice: 'true' });
  expect(await screen.findByText('On this device')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('0 of 5,000 characters used')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
  expect(calls).toEqual([]);
});

test('says what is off while On this device is on', async () => {
  await openApp('/settings', 'free', {}, { onDevice: 'true' });
  expect(await screen.findByRole('switch', { name: 'On this device', checked: true })).toBeTruthy();
  const privacy = within(screen.getByRole('region', { name: 'Privacy' }));
  expect(privacy.getByText(/^Recording is off because this browser can’t/)).toBeTruthy();
  expect(privacy.getByText(/^Translation is off because this browser can’t/)).toBeTruthy();
  expect(privacy.getByText(/HD voices are off because they need a connection/)).toBeTruthy();
});

test('the banner of browsers without recognition mentions On this device where that helps', async () => {
  await openApp('/', undefined);
  expect(screen.getByText(/^To record, please use Chrome/).textContent).not.toContain('On this device');
  closeApp();
  installBrowserParts();
  document.documentElement.dataset.inBrowser = '';
  await openApp('/', undefined);
  expect(screen.getByText(/^To record, please use Chrome/).textContent).toContain(
    'Or turn on “On this device” in Settings to dictate in English here.',
  );
});
