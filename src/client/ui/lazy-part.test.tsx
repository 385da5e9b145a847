import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failedLoads, lazyPart, loadWithRetry } from './lazy-part.ts';
import { DialogFailed } from './part-failed.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

const Beside = () => <p>The rest of the page</p>;
const control = { open: true, onOpenChange: vi.fn() };
const giveUp = () => act(() => vi.advanceTimersByTimeAsync(15_000));

async function show(load: () => Promise<ComponentType<typeof control>>) {
  // React logs what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Part = lazyPart(load, DialogFailed);
  const page = () => (
    <>
      <Beside />
      <Suspense fallback="Loading">
        <Part {...control} />
      </Suspense>
    </>
  );
  const { rerender } = render(page());
  await act(async () => {});
  return () => rerender(page());
}

test('shows that a part could not be loaded beside the rest of the page, and loads it on request', async () => {
  const load = vi.fn(() => Promise.reject<ComponentType<typeof control>>(new TypeError('Failed to fetch')));
  const rerender = await show(load);
  await giveUp();
  expect(screen.getByRole('alert').textContent).toContain('This part couldn’t be loaded.');
  expect(screen.getByText('The rest of the page')).toBeTruthy();
  const alert = screen.getByRole('alert');
  rerender();
  expect(screen.getByRole('alert')).toBe(alert);
  load.mockResolvedValue(() => <p>The part</p>);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => {});
  expect(screen.getByText('The part')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows that a part has crashed, and renders it again on request', async () => {
  let isBroken = true;
  await show(async () => () => {
    if (isBroken) throw new Error('broken');
    return <p>The part</p>;
  });
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong here.');
  expect(screen.getByText('The rest of the page')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(control.onOpenChange).toHaveBeenCalledWith(false);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The part')).toBeTruthy();
});
