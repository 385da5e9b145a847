import { setTimeout as wait } from 'node:timers/promises';
import { databaseFault } from './database-fault.ts';

/** How long a write waits for another process's lock. It always tries at least once. */
const defaultLockTimeoutMs = 5_000;
const firstPauseMs = 5;
const maxPauseMs = 50;

/** The transaction of the writing connection, which the writes of a batch share. */
export interface SharedTransaction {
  /** If durable, the commit does an fsync and then survives a power cut. */
  begin(durable: boolean): void;
  commit(): void;
  rollback(): void;
  isOpen(): boolean;
}

/** One write's turn inside the shared transaction. */
export interface Turn {
  run<T>(work: () => T): T;
  /** Lets the next write start. Resolves when the work is committed, and rejects if it was rolled back. */
  end(): Promise<void>;
}

interface Batch {
  durable: boolean;
  committed: PromiseWithResolvers<void>;
}

/**
 * SQLite has one writer, so the writes of this process take turns. Those that arrive in the same iteration of
 * the event loop share a transaction and its fsync, and none of them is acknowledged before the commit. If
 * another process holds the lock, they retry without blocking the event loop.
 */
export class WriteQueue {
  readonly #transaction: SharedTransaction;
  readonly #lockTimeoutMs: number;
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;
  #batch: Batch | undefined;
  /** The iteration has ended, but the commit has to wait for a write that is still running. */
  #commitIsDue = false;

  constructor(transaction: SharedTransaction, lockTimeoutMs = defaultLockTimeoutMs) {
    this.#transaction = transaction;
    this.#lockTimeoutMs = lockTimeoutMs;
  }

  get isIdle(): boolean {
    return this.#waiting === 0 && !this.#batch;
  }

  /** Waits for its turn and joins the open batch, or begins one. */
  async join(durable: boolean): Promise<Turn> {
    const { release, deadline } = await this.#takeTurn();
    try {
      if (durable && this.#batch?.durable === false) this.#commit();
      this.#batch ??= await this.#beginBatch(durable, deadline);
    } catch (error) {
      release();
      throw error;
    }
    const { committed } = this.#batch;
    return {
      run: (work) => this.#run(work),
      end: () => {
        release();
        return committed.promise;
      },
    };
  }

  /** For work that can't run inside a transaction. */
  async runAlone<T>(work: () => T): Promise<T> {
    const { release, deadline } = await this.#takeTurn();
    try {
      this.flush();
      return await retryWhileLocked(work, deadline);
    } finally {
      release();
    }
  }

  /** Commits the work done so far. */
  flush(): void {
    if (this.#batch) this.#commit();
  }

  async #takeTurn(): Promise<{ release: () => void; deadline: number }> {
    const deadline = performance.now() + this.#lockTimeoutMs;
    const before = this.#tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#tail = promise;
    this.#waiting += 1;
    const release = () => {
      this.#waiting -= 1;
      if (this.#commitIsDue) this.flush();
      resolve();
    };
    if (this.#waiting > 1) await before;
    return { release, deadline };
  }

  async #beginBatch(durable: boolean, deadline: number): Promise<Batch> {
    await retryWhileLocked(() => this.#transaction.begin(durable), deadline);
    const committed = Promise.withResolvers<void>();
    // Turns report a failure when they end. If none gets that far, it must not be an unhandled rejection.
    committed.promise.catch(() => {});
    const batch = { durable, committed };
    setImmediate(() => {
      if (this.#batch !== batch) return;
      if (this.#waiting === 0) this.#commit();
      else this.#commitIsDue = true;
    });
    return batch;
  }

  #run<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      // Some failures, such as a full disk, undo the whole transaction, including the work of others.
      if (!this.#transaction.isOpen()) this.#closeBatch()?.committed.reject(error);
      throw error;
    }
  }

  #commit(): void {
    const batch = this.#closeBatch();
    try {
      this.#transaction.commit();
      batch?.committed.resolve();
    } catch (error) {
      if (this.#transaction.isOpen()) this.#transaction.rollback();
      batch?.committed.reject(error);
    }
  }

  #closeBatch(): Batch | undefined {
    const batch = this.#batch;
    this.#batch = undefined;
    this.#commitIsDue = false;
    return batch;
  }
}

async function retryWhileLocked<T>(work: () => T, deadline: number): Promise<T> {
  for (let pause = firstPauseMs; ; pause = Math.min(maxPauseMs, pause * 2)) {
    try {
      return work();
    } catch (error) {
      if (databaseFault(error) !== 'locked' || performance.now() + pause > deadline) throw error;
    }
    await wait(pause);
  }
}
