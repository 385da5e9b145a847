import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useListening } from './use-listening.ts';

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
    },
  );
  URL.createObjectURL = (blob: Blob) => `blob:${blob.size}`;
  URL.revokeObjectURL = () => {};
});
afterEach(() => vi.unstubAllGlobals());

function setUp() {
  const { result } = renderHook(() => useListening(() => ({ text: 'One.', timings: [] }), 'en-US'));
  const loading = Promise.withResolvers<Blob | undefined>();
  act(() => void result.current.start(() => loading.promise));
  return { result, load: () => act(async () => loading.resolve(new Blob(['sound']))) };
}

test('plays silence during the tap, so that the recording may play once it has loaded', async () => {
  const { result, load } = setUp();
  expect(played).toHaveLength(1);
  await load();
  expect(played[1]).toBe('blob:5');
  expect(result.current.active).toBe(true);
});

test('doesn’t play a recording that loads after it was stopped', async () => {
  const { result, load } = setUp();
  act(() => result.current.stop());
  await load();
  expect(played).toHaveLength(1);
  expect(result.current.active).toBe(false);
});
