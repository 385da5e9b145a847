import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unlimited } from '../../../shared/unlimited.ts';
import { apiQueries } from '../../api/queries.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { QueryClientProvider } from '../../api/use-query.ts';
import type { Backend } from '../../backend/backend.ts';
import { BackendProvider } from '../../backend/use-backend.ts';
import { settings } from '../../platform/settings.ts';
import { localStore } from '../../platform/storage.ts';
import { ToastContext } from '../../ui/toast.tsx';
import type { ToastMessage } from '../../ui/toast-message.ts';
import { RecognitionLeft } from './recognition-left.tsx';
import { RecordDock } from './record-dock.tsx';
import { emptyQueue } from './speech-queue-view.ts';
import type { RecorderView } from './use-recorder.ts';

beforeEach(() => localStore.write('micPermission', 'granted'));
afterEach(cleanup);

const recorderWith = (changes: Partial<RecorderView>): RecorderView => ({
  phase: 'idle',
  engine: 'server',
  browserFailed: false,
  help: null,
  queue: emptyQueue,
  press: () => {},
  finish: () => {},
  restart: async () => {},
  loadServer: () => Promise.reject(new Error('not needed')),
  subscribeSpeech: () => () => {},
  subscribeLevel: () => () => {},
  notice: () => {},
  ...{ paused: false, isAsking: () => false, hasRecorded: false },
  ...changes,
});

const show = (changes: Partial<RecorderView> = {}) =>
  render(
    <BackendProvider value={{ capabilities: { recognition: {} } } as unknown as Backend}>
      <RecordDock recorder={recorderWith(changes)} onMicrophone={() => {}} onImport={() => {}} />
    </BackendProvider>,
  );

test('says after Stop that words are still being written, and that recording can continue', () => {
  show({ queue: { ...emptyQueue, phrases: 3 } });
  expect(screen.getByText('Still writing 3 phrases. Press to record more')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Start recording' })).toHaveProperty('disabled', false);
  cleanup();
  show({ queue: { ...emptyQueue, phrases: 1 } });
  expect(screen.getByText('Still writing the last phrase. Press to record more')).toBeDefined();
  cleanup();
  show();
  expect(screen.getByText('Press to record', { exact: false })).toBeDefined();
});

test('offers no choice of microphones where nobody can record', () => {
  show({ engine: 'none' });
  expect(screen.getByTitle('Microphone').className).toMatch(/\binvisible\b/);
  cleanup();
  show();
  expect(screen.getByTitle('Microphone').className).not.toMatch(/\binvisible\b/);
});

describe('an engine that does not answer', () => {
  const query = vi.fn(async () => ({ state: 'granted', addEventListener() {}, removeEventListener() {} }));
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { ...navigator, permissions: { query } });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const start = (toast: (message: ToastMessage) => () => void, changes: Partial<RecorderView> = {}) => {
    const capabilities = { recognition: { backend: true, canChoose: true } };
    const page = (phase: RecorderView['phase']) => (
      <BackendProvider value={{ capabilities } as unknown as Backend}>
        <ToastContext value={toast}>
          <RecordDock
            recorder={recorderWith({ engine: 'browser', phase, ...changes })}
            onMicrophone={() => {}}
            onImport={() => {}}
          />
        </ToastContext>
      </BackendProvider>
    );
    const { rerender } = render(page('starting'));
    return (phase: RecorderView['phase']) => rerender(page(phase));
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('is named after three seconds, and the server is offered instead', async () => {
    const [restart, dismiss] = [vi.fn(async () => {}), vi.fn()];
    const messages: ToastMessage[] = [];
    const setPhase = start(
      (message) => {
        messages.push(message);
        return dismiss;
      },
      { restart, isAsking: () => true },
    );
    await pass(2_900);
    expect(screen.getByText('Starting… Choose Allow when your browser asks')).toBeDefined();
    await pass(200);
    await vi.dynamicImportSettled();
    expect(screen.getByText('Waiting for your browser. Press to cancel')).toBeDefined();
    expect(messages[0]?.title).toBe('Your browser’s speech service isn’t responding yet');

    await act(async () => messages[0]?.action?.onClick());
    expect(restart).toHaveBeenCalledOnce();
    setPhase('idle');
    expect(settings.get().recognition).toBe('server');
    await pass(1);
    expect(dismiss).toHaveBeenCalled();
  });

  test('is not blamed while the browser asks for permission', async () => {
    query.mockResolvedValueOnce({ state: 'prompt', addEventListener() {}, removeEventListener() {} });
    const toast = vi.fn(() => () => {});
    start(toast);
    await pass(10_000);
    expect(toast).not.toHaveBeenCalled();
  });
});

test.each([
  [{ remaining: 125, limit: 300 }, '2 min of speech left'],
  [{ remaining: unlimited - 60, limit: unlimited }, ''],
])('shows how much speech is left, but no number without a limit', async (allowance, text) => {
  const queries = createQueryClient();
  const client = { get: async () => ({ allowed: true, tier: 'free', ...allowance }) } as unknown as Backend;
  const { container } = render(
    <BackendProvider value={client}>
      <QueryClientProvider value={queries}>
        <RecognitionLeft userId="u" />
        <span>loaded</span>
      </QueryClientProvider>
    </BackendProvider>,
  );
  await expect
    .poll(() => queries.getQueryData(apiQueries.recognitionAllowance(client, 'u').queryKey))
    .toBeDefined();
  await expect.poll(() => container.textContent).toBe(`${text}loaded`);
});
