import { createSignal } from './signal.ts';

/** Tells when a new build of the app is waiting, and puts it to use when people want it. */
export interface AppWorker {
  onWaiting(listener: () => void): () => void;
  /** Reloads the page with the new build. */
  takeNewVersion(): void;
}

/** Registers the worker once the page has settled: nobody waits for it. */
export function createAppWorker(
  container: ServiceWorkerContainer | undefined,
  reload: () => void,
): AppWorker {
  const waitingFound = createSignal();
  const controllerAtLoad = container?.controller;
  let waiting: ServiceWorker | null = null;

  const found = (worker: ServiceWorker) => {
    waiting = worker;
    waitingFound.emit();
  };

  // Browsers that are told to block workers answer with nothing.
  const watch = (registration: ServiceWorkerRegistration | undefined) => {
    if (!registration) return;
    // On a first visit the page is as new as the worker it installs. Safari may tell that it is installed only after
    // it controls the page, so the controller of that moment says nothing.
    const current =
      controllerAtLoad ?? registration.installing ?? registration.waiting ?? registration.active;
    const offer = (worker: ServiceWorker) => {
      if (worker !== current && container?.controller) found(worker);
    };
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') offer(installing);
      });
    });
  };

  container?.register('/sw.js').then(watch, () => {
    // Without a worker the app works, only not offline.
  });

  return {
    onWaiting(listener) {
      if (waiting) listener();
      return waitingFound.subscribe(listener);
    },
    takeNewVersion() {
      container?.addEventListener('controllerchange', reload, { once: true });
      waiting?.postMessage('use-new-version');
    },
  };
}
