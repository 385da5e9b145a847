import { EventEmitter, once } from 'node:events';
import type { ClipWriter } from './clip-bytes.ts';

/** Audio that is arriving: kept in memory until it is complete, so that listeners here wait for no disk. */
export interface LiveClip {
  /** Resolves when all is stored, rejects when the audio broke off. */
  readonly done: Promise<number>;
  /** What has arrived, and then what arrives. Rejects when the audio breaks off. */
  follow(): AsyncGenerator<Uint8Array>;
}

/** Begins to take the audio in at once. */
export function createLiveClip(audio: AsyncIterable<Uint8Array>, writer: ClipWriter): LiveClip {
  const parts: Uint8Array[] = [];
  const news = new EventEmitter().setMaxListeners(0);
  let ended = false;
  let failure: unknown;
  let stored = 0;
  let storing: Promise<void> | undefined;

  // What arrives while a part is being stored is stored with the next one: listeners never wait for the store.
  const store = async () => {
    while (stored < parts.length) {
      const batch = parts.slice(stored);
      stored = parts.length;
      await writer.append(Buffer.concat(batch));
    }
  };

  const take = async (): Promise<number> => {
    try {
      for await (const bytes of audio) {
        parts.push(bytes);
        news.emit('news');
        storing = (storing ?? Promise.resolve()).then(store);
        // A failure to store is met below; it must not go unheard until then.
        storing.catch(() => undefined);
      }
      await storing;
      await writer.finish();
    } catch (error) {
      failure = error ?? new Error('The audio broke off');
      await storing?.catch(() => undefined);
      await writer.discard();
      throw error;
    } finally {
      ended = true;
      news.emit('news');
    }
    return parts.reduce((sum, part) => sum + part.length, 0);
  };

  return {
    done: take(),
    async *follow() {
      for (let next = 0; ; next += 1) {
        while (next >= parts.length && !ended) await once(news, 'news');
        const part = parts[next];
        if (part) yield part;
        else if (failure) throw failure;
        else return;
      }
    },
  };
}
