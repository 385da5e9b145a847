/** Resolves when the service worker replies to the message, or after the given time. */
export function askWorker(
  worker: ServiceWorker | null | undefined,
  message: string,
  withinMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    if (!worker) return resolve();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    worker.postMessage(message, [port2]);
    setTimeout(resolve, withinMs);
  });
}
