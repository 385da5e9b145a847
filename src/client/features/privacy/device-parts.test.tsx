import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../../api/client.ts';
import { createBrowserDeviceBackend } from '../../backend/device-backend.ts';
import { DeviceParts } from './device-parts.tsx';
import { OnDeviceDialog } from './on-device-dialog.tsx';

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const warning = /may delete saved transcriptions if you don’t use this site for a week/;

function show(userAgent: string, installed = false) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: installed && query === '(display-mode: standalone)',
  }));
  render(<DeviceParts />);
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

test('says what changes before it is turned on, and what a missing part would need', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(firefox);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(<OnDeviceDialog open onOpenChange={() => {}} />);
  expect(localStorage.getItem('onDevice')).toBeNull();
  expect(screen.getByText(/^Recording is off because .* Try Chrome 139/)).toBeTruthy();
  expect(screen.getByText(/^Your account and plan stay as they are/)).toBeTruthy();
  expect(screen.getByText(/Those in your account aren’t shown/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn on' })).toBeTruthy();
});

test('says what needs the server, and what still sends words to it', () => {
  show(firefox);
  const iconOf = (text: RegExp) => screen.getByText(text).querySelector('svg')?.classList;
  for (const off of [
    /^HD voices are off because they need a connection/,
    /^Recordings can’t be imported because that needs the server\. Text files still can/,
    /^Copies can’t be shared with a link because that needs the server/,
  ])
    expect(iconOf(off)).toContain('lucide-x');
  expect(iconOf(/^Live captions still work, but they send what you say to the server/)).toContain(
    'lucide-send',
  );
  expect(iconOf(/^Only voices installed on this device/)).toContain('lucide-check');
  expect(screen.getByText(/so your plan’s badge and limits are hidden/)).toBeTruthy();
});

test('has no engine, so that the record button shows that it can’t record, if none works on this device', () => {
  vi.stubGlobal('SpeechRecognition', class extends EventTarget {});
  const api = createApiClient({ fetch, token: async () => null, onSignedOut: () => {} });
  const { recognition } = createBrowserDeviceBackend({ api }).capabilities;
  expect(recognition).toMatchObject({ browser: false, backend: false });
});
