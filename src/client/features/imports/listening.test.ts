import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createListening } from './listening.ts';

let played: string[] = [];
let element: EventTarget & { currentTime: number; paused: boolean };

beforeEach(() => {
  played = [];
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      src = '';
      paused = true;
      currentTime = 0;
      duration = 60;
      seekable = { length: 1, end: () => 60 };
      constructor() {
        super();
        element = this;
      }
      play = async () => {
        this.paused = false;
        played.push(this.src);
      };
      pause() {
        this.paused = true;
      }
      hasAttribute = (name: string) => name === 'src' && this.src !== '';
      removeAttribute() {
        this.src = '';
      }
      load() {}
    },
  );
  URL.createObjectURL = (blob: Blob) => `blob:${blob.size}`;
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function setUp(options: { fromMs?: number; untilMs?: number } = {}) {
  const positions: number[] = [];
  const listening = createListening({
    shown: () => ({ text: 'One.', segments: [{ text: 'One.' }] }),
    locale: () => 'en-US',
    onPosition: ({ positionMs }) => void positions.push(positionMs),
    onChange: () => {},
    onFailed: () => {},
  });
  const loading = Promise.withResolvers<Blob | undefined>();
  const started = listening.start(() => loading.promise, { speed: 1, ...options });
  const load = () => {
    loading.resolve(new Blob(['sound']));
    return started;
  };
  return { listening, load, positions };
}

test('plays silence during the tap, so that the recording may play once it has loaded', async () => {
  const { listening, load } = setUp();
  expect(played).toHaveLength(1);
  await load();
  expect(played[1]).toBe('blob:5');
  expect(listening.view()).toMatchObject({ positionMs: 0, paused: false });
});

test('doesn’t play a recording that loads after it was stopped', async () => {
  const { listening, load } = setUp();
  listening.stop();
  await load();
  expect(played).toHaveLength(1);
  expect(listening.view()).toBeNull();
});

test('pauses at the end of a sentence that was asked for, and continues from there', async () => {
  vi.useFakeTimers();
  const { listening, load, positions } = setUp({ fromMs: 5_000, untilMs: 8_000 });
  await load();
  const reach = (seconds: number) => {
    element.currentTime = seconds;
    element.dispatchEvent(new Event('timeupdate'));
  };
  element.dispatchEvent(new Event('playing'));
  reach(7);
  vi.advanceTimersByTime(1_000);
  expect(listening.view()).toMatchObject({ positionMs: 7_000, paused: false });
  reach(7.8);
  vi.advanceTimersByTime(200);
  expect(listening.view()).toMatchObject({ positionMs: 7_999, paused: true });
  expect([element.paused, element.currentTime]).toEqual([true, 7.999]);
  reach(7.999);
  // Another text may begin there.
  expect(positions).toEqual([]);
  listening.resume();
  reach(9);
  vi.advanceTimersByTime(1_000);
  expect(listening.view()).toMatchObject({ positionMs: 9_000, paused: false });
  expect(positions.at(-1)).toBe(9_000);
});
