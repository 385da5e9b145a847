/** Thrown if too many tasks are waiting already. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

export interface Queue {
  /** Runs tasks one at a time. A task that is aborted while it waits never runs. */
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** An engine uses all the CPU it gets, so running two tasks at once would only slow down both. */
export function createQueue({ maxLength }: { maxLength: number }): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let length = 0;

  return {
    async run(task, signal) {
      if (length >= maxLength) throw new QueueFull(`The engine is busy: ${length} requests are waiting.`);
      length += 1;
      const result = last.then(() => {
        signal.throwIfAborted();
        return task();
      });
      last = result.catch(() => undefined);
      return result.finally(() => {
        length -= 1;
      });
    },
  };
}
