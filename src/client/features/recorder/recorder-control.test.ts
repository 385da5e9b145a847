import { afterEach, expect, test, vi } from 'vitest';
import { createTestPage } from '../../testing/test-page.tsx';
import type { BrowserRecorderOptions } from './browser-recorder.ts';
import { createRecorderControl, type RecorderDeps } from './recorder-control.ts';

vi.mock('./browser-recorder.ts', () => ({
  createBrowserRecorder: ({ onStarting, onPhase }: BrowserRecorderOptions) => ({
    press() {
      onStarting();
      onPhase('starting');
    },
    finish: () => onPhase('idle'),
    full: () => onPhase('idle'),
    setLanguage: () => {},
    setVisible: () => {},
    forgetLateWords: () => {},
    dispose: () => {},
  }),
}));

let disconnect = () => {};
afterEach(() => disconnect());

function setUp(changes: Partial<RecorderDeps> = {}) {
  vi.stubGlobal('SpeechRecognition', class {});
  const { client, queryClient: queries } = createTestPage(() => ({ status: 404 }));
  const onSignIn = vi.fn();
  const control = createRecorderControl({
    ...{ client, queries, onSignIn },
    toast: () => {},
    announce: () => {},
    text: { keepPlace: () => {}, dropPlace: () => {}, isWritten: () => false },
    language: () => 'en-US',
    isPaused: () => false,
    room: () => 1_000,
    hints: () => [],
    createSink: () => ({ phrase: () => {}, interim: () => {}, flush: async () => {} }),
    onStarting: () => {},
    onNotice: () => {},
    onExplainServer: (start) => start(),
    ...changes,
  });
  disconnect = control.connect();
  const phases: string[] = [];
  control.subscribe(() => phases.push(control.status().phase));
  return { control, phases };
}

test('is never idle between a press and the code that it waits for', async () => {
  const { control, phases } = setUp();
  control.press();
  await vi.waitFor(() => expect(control.status().hasRecorded).toBe(true));
  expect(phases).not.toContain('idle');
  control.finish();
  expect(control.isIdle()).toBe(true);
});

test('restarts only when the recording has ended', async () => {
  const { control, phases } = setUp();
  control.press();
  await vi.waitFor(() => expect(control.status().hasRecorded).toBe(true));
  phases.length = 0;
  await control.restart();
  expect([...new Set(phases)]).toEqual(['idle', 'starting']);
});

test('stops when the text is full, and says so', async () => {
  let isFull = false;
  const { control } = setUp({ isPaused: () => isFull });
  control.press();
  await vi.waitFor(() => expect(control.status().hasRecorded).toBe(true));
  isFull = true;
  control.refresh();
  expect(control.status()).toMatchObject({ phase: 'idle', paused: true });
});
