import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../../api/client.ts';
import { createBrowserDeviceBackend } from '../../backend/device-backend.ts';
import { BackendProvider } from '../../backend/use-backend.ts';
import { DeviceSwitch } from './device-switch.tsx';

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const warning = /may delete saved transcriptions if you don’t use this site for a week/;

function show(userAgent: string, installed = false) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: installed && query === '(display-mode: standalone)',
  }));
  const api = createApiClient({ fetch, token: async () => null, onSignedOut: () => {} });
  render(
    <BackendProvider value={createBrowserDeviceBackend({ api, user: () => null })}>
      <DeviceSwitch />
    </BackendProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('says where the browser may delete saved transcriptions', () => {
  show(safari);
  expect(screen.queryByText(warning)).not.toBeNull();
});

test.each([
  ['in a browser that keeps them', firefox, false],
  ['in an installed app, whose storage Safari keeps', safari, true],
])('doesn’t say so %s', (_where, userAgent, installed) => {
  show(userAgent, installed);
  expect(screen.queryByText(/^Saved transcriptions stay in this browser/)).not.toBeNull();
  expect(screen.queryByText(warning)).toBeNull();
});
