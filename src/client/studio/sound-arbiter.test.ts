import { expect, test, vi } from 'vitest';
import { createSignal } from '../platform/signal.ts';
import { createSoundArbiter } from './sound-arbiter.ts';

function setUp() {
  const arbiter = createSoundArbiter();
  const changed = createSignal();
  let idle = true;
  const finish = vi.fn();
  const forgetLateWords = vi.fn();
  const written = vi.fn(async () => {});
  const silence = vi.fn();
  const listener = { isIdle: () => idle, subscribe: changed.subscribe, finish, forgetLateWords, written };
  const source = { silence };
  const other = { silence: vi.fn() };
  arbiter.join(listener, [source, other]);
  const listen = (recording: boolean) => {
    idle = !recording;
    changed.emit();
  };
  return { arbiter, finish, forgetLateWords, written, source, other, listen };
}

test('starts a sound at once if nothing is being recorded, stops others, and ignores words that arrive later', () => {
  const { arbiter, forgetLateWords, source, other } = setUp();
  const sound = vi.fn();
  arbiter.start(source, sound);
  expect(sound.mock.calls).toEqual([[false]]);
  expect([source, other].map(({ silence }) => silence.mock.calls.length)).toEqual([0, 1]);
  expect(forgetLateWords).toHaveBeenCalledOnce();
});

test('ends a recording first, and plays once it has ended', () => {
  const { arbiter, finish, source, listen } = setUp();
  listen(true);
  const sound = vi.fn();
  arbiter.start(source, sound);
  expect([finish.mock.calls.length, sound.mock.calls.length]).toEqual([1, 0]);
  listen(true);
  listen(false);
  expect(sound.mock.calls).toEqual([[true]]);
  listen(false);
  expect(sound).toHaveBeenCalledOnce();
});

test('stops all sound before the microphone opens, and forgets sound that was about to start', () => {
  const { arbiter, source, listen } = setUp();
  listen(true);
  const sound = vi.fn();
  arbiter.start(source, sound);
  arbiter.silence();
  listen(false);
  expect(source.silence).toHaveBeenCalledOnce();
  expect(sound).not.toHaveBeenCalled();
});

test('is quiet once the last words have been written, and ignores words that arrive later', async () => {
  const { arbiter, finish, forgetLateWords, written, listen } = setUp();
  listen(true);
  const order: string[] = [];
  written.mockImplementation(async () => void order.push('written'));
  const quiet = arbiter.quiet().then(() => order.push('quiet'));
  expect(finish).toHaveBeenCalledOnce();
  order.push('idle');
  listen(false);
  await quiet;
  expect(order).toEqual(['idle', 'written', 'quiet']);
  expect(forgetLateWords).toHaveBeenCalledOnce();
});
