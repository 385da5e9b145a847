import { afterEach, expect, test, vi } from 'vitest';
import type { LocalEngine } from '../../platform/recognition/local-engine.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import { prepareLocally, prepareRecording } from './prepare-recording.ts';

type State = Awaited<ReturnType<LocalEngine['available']>>;

async function prepare(state: State | 'missing', installed = true) {
  const toasts: ToastMessage[] = [];
  const install = vi.fn(async () => installed);
  const engine = state === 'missing' ? undefined : { available: async () => state, install };
  const ready = await prepareLocally('en-US', (message) => toasts.push(message), engine);
  return { toasts, install, ready };
}

test('starts at once if the language is on this device', async () => {
  const { ready, toasts } = await prepare('available');
  expect(ready).toBe(true);
  expect(toasts).toEqual([]);
});

test.each([
  ['missing', /can’t recognise speech on this device/],
  ['unavailable', /can’t recognise English \(US\) on this device/],
] as const)('says why recording is off: %s', async (state, why) => {
  const { ready, toasts } = await prepare(state);
  expect(ready).toBe(false);
  expect(toasts).toMatchObject([{ title: 'Recording is off', description: expect.stringMatching(why) }]);
});

test.each([
  [true, 'English (US) is ready'],
  [false, 'Couldn’t download English (US)'],
])('downloads a language only on request: %s', async (installed, outcome) => {
  const { ready, toasts, install } = await prepare('downloadable', installed);
  expect(ready).toBe(false);
  expect(install).not.toHaveBeenCalled();
  toasts[0]?.action?.onClick();
  await vi.waitFor(() => expect(toasts.at(-1)?.title).toBe(outcome));
  expect(toasts[1]?.title).toBe('Downloading English (US)…');
  expect(install).toHaveBeenCalledWith({ langs: ['en-US'], processLocally: true });
});

async function refuse() {
  const toasts: ToastMessage[] = [];
  expect(await prepareRecording(false, false, 'en-US', (message) => toasts.push(message))).toBe(false);
  return toasts;
}

afterEach(() => {
  delete document.documentElement.dataset.inBrowser;
  localStorage.clear();
});

test('names other browsers if this one can’t recognise speech', async () => {
  expect(await refuse()).toEqual([
    {
      title: 'This browser can’t record',
      description: expect.stringContaining('Chrome, Edge or Safari'),
      tone: 'warn',
    },
  ]);
});

test('offers to turn on On this device if the page has its own engine', async () => {
  document.documentElement.dataset.inBrowser = '';
  const [toast] = await refuse();
  expect(toast).toMatchObject({
    description: expect.stringMatching(/^Turn on “On this device”.*Chrome, Edge or Safari/),
    action: { label: 'Turn on' },
  });
  toast?.action?.onClick();
  expect(localStorage.getItem('onDevice')).toBe('true');
});
