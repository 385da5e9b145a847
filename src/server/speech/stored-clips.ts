import { AppError } from '../../shared/errors.ts';
import type { ClipBytes } from './clip-bytes.ts';

const pollMs = 100;
/** How long a clip may stop growing. */
const timeoutMs = 30_000;

/** Reads clips from storage, where they may still grow because another instance is making them. */
export function createStoredClips<Clip extends { complete: boolean; bytes: number }>(deps: {
  find: (id: string) => Promise<Clip | undefined>;
  bytes: ClipBytes;
  wait: (ms: number) => Promise<unknown>;
}) {
  const { find, bytes, wait } = deps;

  return {
    /** Throws if the clip fails. */
    async *follow(id: string): AsyncGenerator<Uint8Array> {
      let offset = 0;
      for (let waited = 0; waited < timeoutMs; waited += pollMs) {
        const clip = await find(id);
        if (!clip) throw new AppError('provider-failed');
        const size = (await bytes.size(id)) ?? 0;
        if (size > offset) {
          yield* bytes.read(id, offset, size);
          offset = size;
          waited = 0;
        }
        if (clip.complete && offset >= clip.bytes) return;
        await wait(pollMs);
      }
      throw new AppError('provider-failed');
    },

    /** Undefined if the clip failed or takes too long. */
    async waitUntilComplete(id: string): Promise<Clip | undefined> {
      for (let waited = 0; waited < timeoutMs; waited += pollMs) {
        const clip = await find(id);
        if (!clip || clip.complete) return clip;
        await wait(pollMs);
      }
      return undefined;
    },
  };
}
