import { expect, test, vi } from 'vitest';
import { createSoundArbiter } from './sound-arbiter.ts';

function setUp() {
  const arbiter = createSoundArbiter('');
  const finish = vi.fn();
  const forgetLateWords = vi.fn();
  const stop = vi.fn();
  const update = (isIdle: boolean, text: string, isSounding = false) =>
    arbiter.update({ isIdle, finish, forgetLateWords }, [{ isSounding, stop }], text);
  return { arbiter, finish, forgetLateWords, stop, update };
}

test('starts a sound at once if nothing is being recorded, and ignores words that arrive later', () => {
  const { arbiter, forgetLateWords, update } = setUp();
  update(true, 'Hello');
  const sound = vi.fn();
  arbiter.start(sound);
  expect(sound).toHaveBeenCalledWith('Hello');
  expect(forgetLateWords).toHaveBeenCalledOnce();
});

test('ends a recording first, and then plays what was said until its end', () => {
  const { arbiter, finish, update } = setUp();
  update(false, 'Hello');
  const sound = vi.fn();
  arbiter.start(sound);
  expect([finish.mock.calls.length, sound.mock.calls.length]).toEqual([1, 0]);
  update(false, 'Hello there');
  update(true, 'Hello there');
  expect(sound.mock.calls).toEqual([['Hello there']]);
  update(true, 'Hello there');
  expect(sound).toHaveBeenCalledOnce();
});

test('stops all sound before the microphone opens, and forgets sound that was about to start', () => {
  const { arbiter, stop, update } = setUp();
  update(false, '', true);
  const sound = vi.fn();
  arbiter.start(sound);
  arbiter.silence();
  update(true, '');
  expect(stop).toHaveBeenCalledOnce();
  expect(sound).not.toHaveBeenCalled();
});

test('is quiet once the last words have arrived', async () => {
  const { arbiter, finish, update } = setUp();
  update(false, '');
  const order: string[] = [];
  const quiet = arbiter.quiet().then(() => order.push('quiet'));
  expect(finish).toHaveBeenCalledOnce();
  order.push('idle');
  update(true, '');
  await quiet;
  expect(order).toEqual(['idle', 'quiet']);
});
