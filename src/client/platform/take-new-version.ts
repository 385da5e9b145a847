import { askWorker } from './ask-worker.ts';

/** Workers of earlier builds don't reply. */
export const workerWithinMs = 1_000;

/** Replaces the app's worker by the one that waits, and reloads the page. */
export async function takeNewVersion(
  waiting: ServiceWorker,
  container: ServiceWorkerContainer,
  location: Pick<Location, 'reload'>,
): Promise<void> {
  container.addEventListener('controllerchange', () => location.reload(), { once: true });
  // If the current worker is only starting, Chromium waits another 30 seconds before it replaces that worker.
  await askWorker(container.controller, 'are-you-running', workerWithinMs);
  waiting.postMessage('use-new-version');
}
