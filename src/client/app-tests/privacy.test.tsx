import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

beforeEach(installBrowserParts);
afterEach(closeApp);

const record = () => screen.findByRole('dialog', { name: 'What left this device' });

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

test('the user menu opens the record of sent data, which can be cleared', async () => {
  await openApp('/', 'free', saving);
  await save('Nobody slept.');
  fireEvent.click(screen.getByRole('button', { name: 'Test Person’s account' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'What left this device' }));
  const dialog = within(await record());
  expect(dialog.getByRole('listitem').textContent).toMatch(/^\d\d:\d\dSave13 characters, to this server$/);
  fireEvent.click(dialog.getByRole('button', { name: 'Clear' }));
  expect(dialog.getByText('No text or speech has left this device today.')).toBeTruthy();
  expect(localStorage.getItem('sent')).toBeNull();
});

test('the record is updated while it is open', async () => {
  await openApp('/account', 'free');
  fireEvent.click(await screen.findByRole('button', { name: 'Open the list of what left this device' }));
  const dialog = within(await record());
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

test('visitors find the record in the More menu', async () => {
  await openApp('/', undefined);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'What left this device' }));
  expect(await record()).toBeTruthy();
});

test('makes no requests while On this device is on', async () => {
  const { calls } = await openApp('/', 'free', {}, { onDevice: 'true' });
  expect(await screen.findByText('On this device')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('0 of 5,000 characters used')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
  expect(calls).toEqual([]);
});

test('says what is off while On this device is on', async () => {
  await openApp('/', 'free', {}, { onDevice: 'true' });
  fireEvent.click(screen.getByRole('button', { name: 'Test Person’s account' }));
  expect(
    await screen.findByRole('menuitemcheckbox', { name: /^On this device/, checked: true }),
  ).toBeTruthy();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'What left this device' }));
  const dialog = within(await record());
  expect(dialog.getByText(/^Recording is off because this browser can’t/)).toBeTruthy();
  expect(dialog.getByText(/^Translation is off because this browser can’t/)).toBeTruthy();
  expect(dialog.getByText(/HD voices are off because they need a connection/)).toBeTruthy();
});
