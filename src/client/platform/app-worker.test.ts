import { expect, test, vi } from 'vitest';
import { createAppWorker } from './app-worker.ts';

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

/** A page that registers its worker, and how often it was offered a new version. */
async function openPage(registration: FakeRegistration, controller: FakeWorker | null) {
  const registered = Promise.resolve(registration);
  const container = Object.assign(new EventTarget(), { controller, register: () => registered });
  const reload = vi.fn();
  const worker = createAppWorker(container as unknown as ServiceWorkerContainer, reload);
  const offered = vi.fn();
  worker.onWaiting(offered);
  await registered;
  return { container, worker, offered, reload };
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
  expect(offered).not.toHaveBeenCalled();
});

test('offers a build published during the first visit and uses it on request', async () => {
  const registration = new FakeRegistration();
  const first = new FakeWorker();
  registration.installing = first;
  const { container, worker, offered, reload } = await openPage(registration, null);
  container.controller = first;
  const second = new FakeWorker();
  registration.finds(second);
  expect(offered).not.toHaveBeenCalled();
  second.becomes('installed');
  expect(offered).toHaveBeenCalledOnce();

  worker.takeNewVersion();
  expect(second.postMessage).toHaveBeenCalledWith('use-new-version');
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
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
  createAppWorker(undefined, vi.fn()).onWaiting(offered);
  expect(offered).not.toHaveBeenCalled();
});
