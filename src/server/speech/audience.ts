import { EventEmitter, once } from 'node:events';

export type Audience = ReturnType<typeof createAudience>;

/** The requests that wait for a clip or play it. `onEmpty` is called whenever the last one ends. */
export function createAudience(onEmpty: () => void) {
  const arrivals = new EventEmitter().setMaxListeners(0);
  let size = 0;

  return {
    /** The request ends when its signal is aborted or when the returned function is called. */
    join(signal?: AbortSignal): () => void {
      size += 1;
      let present = true;
      const leave = () => {
        if (!present) return;
        present = false;
        signal?.removeEventListener('abort', leave);
        size -= 1;
        if (size === 0) onEmpty();
      };
      if (signal?.aborted) leave();
      else {
        signal?.addEventListener('abort', leave, { once: true });
        arrivals.emit('arrival');
      }
      return leave;
    },

    /** Waits while nobody is there. */
    async present(signal: AbortSignal): Promise<void> {
      while (size === 0) await once(arrivals, 'arrival', { signal });
    },
  };
}
