import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failedLoads, loadWithRetry } from './lazy-part.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('reports a failed load immediately, and loads the part when the user retries', async () => {
  const load = vi.fn(async () => 'part');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const listener = vi.fn();
  failedLoads.subscribe(listener);
  const loading = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(0);
  expect([failedLoads.exist(), listener.mock.calls.length]).toEqual([true, 1]);
  failedLoads.retry();
  expect(await loading).toBe('part');
  expect([failedLoads.exist(), listener.mock.calls.length]).toEqual([false, 2]);
});

test('tries again automatically and gives up after 15 seconds', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const failed = vi.fn();
  loadWithRetry(load).catch(failed);
  await vi.advanceTimersByTimeAsync(14_999);
  expect([load.mock.calls.length, failed.mock.calls.length]).toEqual([4, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect([load.mock.calls.length, failed.mock.calls.length]).toEqual([5, 1]);
  expect(failedLoads.exist()).toBe(false);
});
