import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../api/client.ts';
import type { Backend } from '../../backend/backend.ts';
import { createBrowserDeviceBackend } from '../../backend/device-backend.ts';
import { createServerBackend } from '../../backend/server-backend.ts';
import { BackendProvider } from '../../backend/use-backend.ts';
import { settings } from '../../platform/settings.ts';
import { MicrophoneDialog } from './microphone-dialog.tsx';

beforeEach(() => {
  document.documentElement.dataset.recognition = 'server';
  vi.stubGlobal('SpeechRecognition', class {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.recognition;
  delete document.documentElement.dataset.engines;
  settings.update({ recognition: 'auto' });
});

function open(createBackend: (api: ApiClient) => Backend = createServerBackend) {
  render(
    <BackendProvider value={createBackend({} as ApiClient)}>
      <MicrophoneDialog userId="u" browserFailed={false} open onOpenChange={onOpenChange} />
    </BackendProvider>,
  );
}
const onOpenChange = vi.fn();

test('says where the audio goes, and where to change that', () => {
  open();
  expect(screen.getByText(/Your browser currently transcribes what you say/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change in Settings' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(location.pathname + location.hash).toBe('/settings#recording');
});

test('says so if the server transcribes', () => {
  settings.update({ recognition: 'server' });
  open();
  expect(screen.getByText(/This server and its recognition provider currently/)).toBeTruthy();
});

test('names no provider if the server’s own engine transcribes', async () => {
  document.documentElement.dataset.engines = 'speech recognition';
  settings.update({ recognition: 'server' });
  open();
  expect(await screen.findByText(/^Your speech is transcribed on this server/)).toBeTruthy();
  expect(screen.queryByText(/provider/)).toBeNull();
});

test('leads to no other recogniser while On this device is on', () => {
  open((api) => createBrowserDeviceBackend({ api }));
  expect(screen.getByRole('dialog', { name: 'Microphone' })).toBeTruthy();
  expect(screen.queryByText('Change in Settings')).toBeNull();
  expect(screen.queryByText(/It may send the audio/)).toBeNull();
});
