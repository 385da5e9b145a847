import { beforeEach, expect, test, vi } from 'vitest';
import { takeNewVersion, workerWithinMs } from './take-new-version.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function press() {
  const [controller, waiting] = [{ postMessage: vi.fn() }, { postMessage: vi.fn() }];
  const container = Object.assign(new EventTarget(), { controller });
  const location = { reload: vi.fn() };
  const asked = takeNewVersion(
    waiting as unknown as ServiceWorker,
    container as unknown as ServiceWorkerContainer,
    location,
  );
  return { controller, waiting, container, location, asked };
}

test('replaces the worker once it replies, and reloads the page', async () => {
  const { controller, waiting, container, location, asked } = press();
  const [question, [port]] = controller.postMessage.mock.lastCall as [string, [MessagePort]];
  expect(question).toBe('are-you-running');
  expect(waiting.postMessage).not.toHaveBeenCalled();
  port.postMessage(null);
  await asked;
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith('use-new-version');
  expect(location.reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(location.reload).toHaveBeenCalledOnce();
});

test('replaces the worker of an earlier build, which does not reply', async () => {
  const { waiting, asked } = press();
  vi.advanceTimersByTime(workerWithinMs);
  await asked;
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith('use-new-version');
});
