const startTimeoutMs = 60_000;

/** Waits until a new server is ready. If it never is, the error contains its output. */
export async function untilReady(url: string, isOver: () => boolean, output: () => string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (isOver()) throw new Error(`The server exited while starting:\n${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The server was not ready after ${startTimeoutMs} ms:\n${output()}`);
}
