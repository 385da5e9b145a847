/** Aborts a request if the provider is silent or too slow. Time spent in our own code does not count as silence. */
export interface Watchdog {
  signal: AbortSignal;
  /** Starts the time limit for the provider's next byte. */
  expectByte(): void;
  /** Stops that time limit while our own code is working. */
  pause(): void;
  stop(): void;
  /** Stops, and closes the connection. */
  abort(): void;
}

export function createWatchdog(limits: { silenceMs: number; totalMs?: number | undefined }): Watchdog {
  const controller = new AbortController();
  const expire = (reason: string) => () => controller.abort(new Error(reason));
  let silence: NodeJS.Timeout | undefined;
  // Not AbortSignal.timeout: it would keep every call in memory until it fires, however soon the call ends.
  const total =
    limits.totalMs === undefined
      ? undefined
      : setTimeout(expire('The provider took too long to respond'), limits.totalMs);

  const stop = () => {
    clearTimeout(silence);
    clearTimeout(total);
  };
  return {
    signal: controller.signal,
    expectByte() {
      clearTimeout(silence);
      silence = setTimeout(expire('The provider stopped responding'), limits.silenceMs);
    },
    pause: () => clearTimeout(silence),
    stop,
    abort() {
      stop();
      controller.abort();
    },
  };
}
