import { page } from './page.ts';
import { createSignal } from './signal.ts';
import { trustScript } from './trusted-script.ts';

export interface AppWorker {
  onWaiting(listener: (waiting: ServiceWorker) => void): () => void;
}

/** Wait this long before offering a build, because one that needs no consent activates itself in the meantime. */
export const offerDelayMs = 1_000;

/** Call it after the page has loaded: nothing waits for the worker. */
export function createAppWorker(
  container: ServiceWorkerContainer | undefined,
  location: Pick<Location, 'replace'>,
): AppWorker {
  const waitingFound = createSignal();
  const controllerAtLoad = container?.controller;
  let waiting: ServiceWorker | null = null;

  const found = (worker: ServiceWorker) => {
    waiting = worker;
    waitingFound.emit();
  };

  // In browsers that block workers, the registration is undefined.
  const watch = (registration: ServiceWorkerRegistration | undefined) => {
    if (!registration) return;
    // On a first visit there is nothing newer to offer. We compare workers instead of checking for a
    // controller, because in Safari a new worker may control the page before it reports its installation.
    const current =
      controllerAtLoad ?? registration.installing ?? registration.waiting ?? registration.active;
    const offer = (worker: ServiceWorker) => {
      if (worker !== current && container?.controller) found(worker);
    };
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        setTimeout(() => installing.state === 'installed' && offer(installing), offerDelayMs);
      });
    });
  };

  // The server has switched to the other edition.
  container?.addEventListener('message', ({ data }) => {
    if (data.personal !== !!page().personal) location.replace(data.address);
  });

  container?.register(trustScript('app-worker', '/sw.js')).then(watch, () => {
    // Without a worker the app works, but not offline.
  });

  return {
    onWaiting(listener) {
      const tell = () => waiting && listener(waiting);
      tell();
      return waitingFound.subscribe(tell);
    },
  };
}
