import { beforeEach, expect, test, vi } from 'vitest';
import { createAppWorker, offerDelayMs } from './app-worker.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  becomes(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  finds(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

/** A page that registers its worker and counts how often it is offered a new version. */
async function openPage(registration: FakeRegistration, controller: FakeWorker | null) {
  const registered = Promise.resolve(registration);
  const container = Object.assign(new EventTarget(), { controller, register: () => registered });
  const location = { replace: vi.fn() };
  const worker = createAppWorker(container as unknown as ServiceWorkerContainer, location);
  const offered = vi.fn();
  worker.onWaiting(offered);
  await registered;
  return { container, offered, location };
}

test('offers no update on a first visit, even if the worker takes control early', async () => {
  const registration = new FakeRegistration();
  const first = new FakeWorker();
  registration.installing = first;
  const { container, offered } = await openPage(registration, null);
  registration.finds(first);
  container.controller = first;
  first.becomes('installed');
  first.becomes('activated');
  vi.advanceTimersByTime(offerDelayMs);
  expect(offered).not.toHaveBeenCalled();
});

test('offers a build published during the first visit', async () => {
  const registration = new FakeRegistration();
  const first = new FakeWorker();
  registration.installing = first;
  const { container, offered } = await openPage(registration, null);
  container.controller = first;
  const second = new FakeWorker();
  registration.finds(second);
  expect(offered).not.toHaveBeenCalled();
  second.becomes('installed');
  expect(offered).not.toHaveBeenCalled();
  vi.advanceTimersByTime(offerDelayMs);
  expect(offered).toHaveBeenCalledExactlyOnceWith(second);
});

test('offers a waiting build on the next visit', async () => {
  const registration = new FakeRegistration();
  registration.active = new FakeWorker();
  registration.waiting = new FakeWorker();
  const { offered } = await openPage(registration, registration.active);
  expect(offered).toHaveBeenCalledOnce();
});

test('offers no update to a page that was loaded without the worker', async () => {
  const registration = new FakeRegistration();
  registration.active = new FakeWorker();
  registration.waiting = new FakeWorker();
  const { offered } = await openPage(registration, null);
  expect(offered).not.toHaveBeenCalled();
});

test('works without service workers and offers nothing', () => {
  const offered = vi.fn();
  createAppWorker(undefined, window.location).onWaiting(offered);
  expect(offered).not.toHaveBeenCalled();
});

test('follows the server to the other edition without an offer', async () => {
  const registration = new FakeRegistration();
  const hosted = new FakeWorker();
  registration.active = hosted;
  const { container, offered, location } = await openPage(registration, hosted);
  const personal = new FakeWorker();
  registration.finds(personal);
  personal.becomes('installed');
  personal.becomes('activating');
  vi.advanceTimersByTime(offerDelayMs);
  expect(offered).not.toHaveBeenCalled();

  const call = (personal: boolean) =>
    container.dispatchEvent(new MessageEvent('message', { data: { personal, address: '/words' } }));
  call(false);
  expect(location.replace).not.toHaveBeenCalled();
  call(true);
  expect(location.replace).toHaveBeenCalledWith('/words');
});
