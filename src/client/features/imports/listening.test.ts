import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createListening } from './listening.ts';

let played: string[] = [];

beforeEach(() => {
  played = [];
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      src = '';
      paused = true;
      play = async () => void played.push(this.src);
      pause() {}
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
afterEach(() => vi.unstubAllGlobals());

function setUp() {
  const listening = createListening({
    shown: () => ({ text: 'One.', timings: [] }),
    locale: () => 'en-US',
    onChange: () => {},
    onFailed: () => {},
  });
  const loading = Promise.withResolvers<Blob | undefined>();
  const started = listening.start(() => loading.promise, { speed: 1 });
  const load = () => {
    loading.resolve(new Blob(['sound']));
    return started;
  };
  return { listening, load };
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
