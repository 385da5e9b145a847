/** Thrown if too many tasks are waiting already. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

export interface QueueState {
  waiting: number;
  running: 0 | 1;
  /** How long tasks have run since the start. */
  seconds: number;
}

export interface Queue {
  /**
   * Runs tasks one at a time, in the order in which they arrive. A task that is aborted while it waits is dropped
   * at once. If a person is waiting for several tasks, the newest one runs first.
   */
  run<T>(task: () => Promise<T>, signal: AbortSignal, person?: string): Promise<T>;
}

interface Entry {
  person: string | undefined;
  start: () => Promise<unknown>;
}

export interface QueueOptions {
  maxLength: number;
  onChange?: (state: QueueState) => void;
}

/** An engine uses all the CPU it gets, so running two tasks at once would only slow down both. */
export function createQueue({ maxLength, onChange }: QueueOptions): Queue {
  const waiting: Entry[] = [];
  let running: 0 | 1 = 0;
  let seconds = 0;
  const report = () => onChange?.({ waiting: waiting.length, running, seconds });

  /** The newest task of the person whose turn it is. The older one takes its place in the queue. */
  const takeNext = (): Entry | undefined => {
    const first = waiting.shift();
    if (first?.person === undefined) return first;
    const newest = waiting.findLastIndex(({ person }) => person === first.person);
    return newest < 0 ? first : waiting.splice(newest, 1, first)[0];
  };

  async function work(): Promise<void> {
    if (running) return;
    for (let entry = takeNext(); entry; entry = takeNext()) {
      running = 1;
      report();
      const started = performance.now();
      // The caller gets the error.
      await entry.start().catch(() => undefined);
      seconds += (performance.now() - started) / 1_000;
      running = 0;
    }
    report();
  }

  return {
    async run<T>(task: () => Promise<T>, signal: AbortSignal, person?: string): Promise<T> {
      signal.throwIfAborted();
      const length = waiting.length + running;
      if (length >= maxLength) throw new QueueFull(`The engine is busy: ${length} requests are waiting.`);
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const entry: Entry = {
        person,
        async start() {
          signal.removeEventListener('abort', drop);
          await task().then(resolve, reject);
        },
      };
      const drop = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(signal.reason);
        report();
      };
      signal.addEventListener('abort', drop, { once: true });
      waiting.push(entry);
      report();
      void work();
      return promise;
    },
  };
}
