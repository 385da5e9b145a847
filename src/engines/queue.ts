/** Too much is waiting already. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

export interface Queue {
  /** Runs one task after the other. A task whose signal is aborted while it waits is never run. */
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** An engine uses all the processor it gets, so two tasks at once would only both be late. */
export function createQueue({ longest }: { longest: number }): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let length = 0;

  return {
    async run(task, signal) {
      if (length >= longest) throw new QueueFull(`The engine is busy: ${length} requests are waiting.`);
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
