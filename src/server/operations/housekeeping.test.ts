import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { registerHousekeeping } from './housekeeping.ts';

test('starts no second run while the first one is still waiting', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const slow = Promise.withResolvers<void>();
  const task = vi.fn(() => slow.promise);
  registerHousekeeping(fastify(), [task]);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(task).toHaveBeenCalledTimes(1);
  slow.resolve();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(task).toHaveBeenCalledTimes(2);
  vi.clearAllTimers();
});
