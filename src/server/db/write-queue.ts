import { setTimeout as wait } from 'node:timers/promises';
import { databaseFault } from './database-fault.ts';

/** How long a write waits for another process's lock. It always tries at least once. */
const usualPatienceMs = 5_000;
const firstPauseMs = 5;
const longestPauseMs = 50;

/**
 * SQLite has one writer. Writes of this process take turns; if another process holds the lock, they retry without
 * blocking the event loop.
 */
export class WriteQueue {
  readonly #patienceMs: number;
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(patienceMs = usualPatienceMs) {
    this.#patienceMs = patienceMs;
  }

  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  /** Runs the work when its turn comes. The turn lasts until `release` is called. */
  async take<T>(work: () => T): Promise<{ result: T; release: () => void }> {
    const deadline = performance.now() + this.#patienceMs;
    const before = this.#tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#tail = promise;
    this.#waiting += 1;
    const release = () => {
      this.#waiting -= 1;
      resolve();
    };
    if (this.#waiting > 1) await before;
    try {
      return { result: await retryWhileLocked(work, deadline), release };
    } catch (error) {
      release();
      throw error;
    }
  }
}

async function retryWhileLocked<T>(work: () => T, deadline: number): Promise<T> {
  for (let pause = firstPauseMs; ; pause = Math.min(longestPauseMs, pause * 2)) {
    try {
      return work();
    } catch (error) {
      if (databaseFault(error) !== 'locked' || performance.now() + pause > deadline) throw error;
    }
    await wait(pause);
  }
}
