import { EventEmitter, once } from 'node:events';
import type { ClipWriter } from './clip-bytes.ts';

/** Audio that is still arriving. It is kept in memory, so that listeners don't wait for storage. */
export interface LiveClip {
  /** Resolves with the size once everything is stored; rejects if the audio ends early. */
  readonly done: Promise<number>;
  /** Starts with the audio that has already arrived. Throws if the audio ends early. */
  follow(): AsyncGenerator<Uint8Array>;
}

/** `beforeNext` is awaited before each further part is read. */
export function createLiveClip(
  audio: AsyncIterable<Uint8Array>,
  writer: ClipWriter,
  beforeNext?: () => Promise<void>,
): LiveClip {
  const parts: Uint8Array[] = [];
  const changes = new EventEmitter().setMaxListeners(0);
  let ended = false;
  let failure: unknown;
  let stored = 0;
  let storing: Promise<void> | undefined;

  // Parts that arrive during a write go into the next one.
  const store = async () => {
    while (stored < parts.length) {
      const batch = parts.slice(stored);
      stored = parts.length;
      await writer.append(Buffer.concat(batch));
    }
  };

  const receive = async (): Promise<number> => {
    try {
      for await (const bytes of audio) {
        parts.push(bytes);
        changes.emit('change');
        storing = (storing ?? Promise.resolve()).then(store);
        // Awaited below; until then it must not count as an unhandled rejection.
        storing.catch(() => undefined);
        await beforeNext?.();
      }
      await storing;
      await writer.finish();
    } catch (error) {
      failure = error ?? new Error('The audio ended early');
      await storing?.catch(() => undefined);
      await writer.discard();
      throw error;
    } finally {
      ended = true;
      changes.emit('change');
    }
    return parts.reduce((sum, part) => sum + part.length, 0);
  };

  return {
    done: receive(),
    async *follow() {
      for (let next = 0; ; next += 1) {
        while (next >= parts.length && !ended) await once(changes, 'change');
        const part = parts[next];
        if (part) yield part;
        else if (failure) throw failure;
        else return;
      }
    },
  };
}
