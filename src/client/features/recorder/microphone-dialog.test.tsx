import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../api/client.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { QueryClientProvider } from '../../api/use-query.ts';
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
  const api = {
    get: async () => ({ allowed: true, remaining: 298, limit: 300, tier: 'free' }),
  } as unknown as ApiClient;
  render(
    <BackendProvider value={createBackend(api)}>
      <QueryClientProvider value={createQueryClient()}>
        <MicrophoneDialog userId="u" browserFailed={false} open onOpenChange={() => undefined} />
      </QueryClientProvider>
    </BackendProvider>,
  );
}

test('lets people choose what transcribes their speech, and says where the audio goes', async () => {
  open();
  expect(screen.getByRole('radio', { name: /^Automatic/ })).toHaveProperty('checked', true);
  expect(screen.getByText(/Your browser currently transcribes what you say/)).toBeTruthy();
  await screen.findByText('4 min of speech left');
  fireEvent.click(screen.getByRole('radio', { name: /^This server/ }));
  expect(settings.get().recognition).toBe('server');
  expect(screen.getByText(/This server and its recognition provider currently/)).toBeTruthy();
});

test('names no provider if the server’s own engine transcribes', async () => {
  document.documentElement.dataset.engines = 'speech recognition';
  settings.update({ recognition: 'server' });
  open();
  expect(await screen.findByText(/^Your speech is transcribed on this server/)).toBeTruthy();
  expect(screen.queryByText(/provider/)).toBeNull();
});

test('does not offer a server without recognition', () => {
  delete document.documentElement.dataset.recognition;
  open();
  expect(screen.queryByRole('radio', { name: /^This server/ })).toBeNull();
});

test('offers no other recogniser while On this device is on', () => {
  open((api) => createBrowserDeviceBackend({ api, user: () => null }));
  expect(screen.getByRole('dialog', { name: 'Microphone' })).toBeTruthy();
  expect(screen.queryByText('Speech recognition')).toBeNull();
  expect(screen.queryByText(/It may send the audio/)).toBeNull();
});
