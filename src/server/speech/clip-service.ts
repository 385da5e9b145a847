import { randomBytes } from 'node:crypto';
import { AppError } from '../../shared/errors.ts';
import type { ClipBytes } from './clip-bytes.ts';
import type { ClipRow, ClipStore } from './clip-queries.ts';
import { createLiveClip, type LiveClip } from './live-clip.ts';

const hour = 60 * 60 * 1_000;
/** After this a clip is removed. */
const lifetimeMs = 24 * hour;
/** Until this it is offered again: what is handed out now must still be there when it is played. */
const reuseMs = 23 * hour;
/** No provider takes this long; what is still 'making' then was left behind by an instance that died. */
const makingMs = 10 * 60 * 1_000;
/** How often an instance looks for what another one is making. */
const pollMs = 100;
/** How long it waits for more. */
const patienceMs = 30_000;
/** How long a stopping server lets audio finish. */
const closingMs = 3_000;

export interface Clip {
  id: string;
  userId: string;
  voice: string;
  language: string;
  complete: boolean;
  bytes: number;
  createdAt: number;
}

interface WantedClip {
  userId: string;
  /** The same for the same text, language and voice. */
  key: string;
  voice: string;
  language: string;
}

/** Audio that a provider has begun to send, and what becomes of its cost. */
export interface BegunAudio {
  audio: AsyncIterable<Uint8Array>;
  onComplete(): Promise<void>;
  onFailure(): Promise<void>;
}

/** Has a provider begin; the signal calls it off. */
type Begin = (signal: AbortSignal) => Promise<BegunAudio>;

/** Spoken audio that belongs to one user: streamed while it is made, a whole file afterwards. */
export interface ClipService {
  /** The user's clip of this, or a new one. However many ask at once, `begin` is called once. */
  obtain(wanted: WantedClip, begin: Begin): Promise<Clip>;
  find(id: string): Promise<Clip | undefined>;
  /** A part of a complete clip. */
  read(clip: Clip, start: number, end: number): AsyncIterable<Uint8Array>;
  /** All of a clip, while it is being made here or elsewhere. */
  follow(clip: Clip): AsyncIterable<Uint8Array>;
  /** The clip once it is complete; undefined when it failed or takes too long. */
  whenComplete(clip: Clip): Promise<Clip | undefined>;
  /** Removes what is too old, was left behind, or is too much. */
  sweep(): Promise<void>;
  /** Lets what is being made finish for a moment, then calls it off. */
  close(): Promise<void>;
}

export interface ClipServiceDeps {
  store: ClipStore;
  bytes: ClipBytes;
  maxBytes: number;
  now: () => number;
  onError: (error: unknown) => void;
  wait?: (ms: number) => Promise<unknown>;
}

const toClip = (row: ClipRow): Clip => ({
  id: row.id,
  userId: row.user_id,
  voice: row.voice,
  language: row.language,
  complete: row.state === 'complete',
  bytes: row.bytes,
  createdAt: row.created_at,
});

export function createClipService(deps: ClipServiceDeps): ClipService {
  const { store, bytes, now } = deps;
  const wait = deps.wait ?? ((ms: number) => new Promise((resolve) => setTimeout(resolve, ms)));
  const makers = new Map<string, LiveClip>();
  const beginning = new Map<string, Promise<Clip>>();
  /** Every clip that this instance claimed and has not finished. */
  const ours = new Map<string, Promise<void>>();
  const closing = new AbortController();

  /** Of another instance that died; in either direction, since a clock may have been set back. */
  const leftBehind = (row: Pick<ClipRow, 'id' | 'state' | 'created_at'>) =>
    row.state === 'making' &&
    !ours.has(row.id) &&
    (!bytes.shared || Math.abs(now() - row.created_at) > makingMs);

  async function remove(id: string): Promise<void> {
    await store.remove(id);
    await bytes.remove(id);
  }

  /** A clip that can be played from now on; one that cannot makes room for a new one. */
  async function reuse(wanted: WantedClip): Promise<Clip | undefined> {
    const row = await store.findByKey(wanted.userId, wanted.key);
    if (!row) return undefined;
    const fresh = row.created_at > now() - reuseMs && !leftBehind(row);
    const there = row.state === 'making' || (await bytes.size(row.id)) === row.bytes;
    if (fresh && there) return toClip(row);
    await remove(row.id);
    return undefined;
  }

  async function make(wanted: WantedClip, begin: Begin): Promise<Clip> {
    for (;;) {
      const existing = await reuse(wanted);
      if (existing) return existing;
      const row = {
        id: randomBytes(24).toString('base64url'),
        user_id: wanted.userId,
        cache_key: wanted.key,
        voice: wanted.voice,
        language: wanted.language,
        created_at: now(),
      };
      const { promise, resolve } = Promise.withResolvers<void>();
      ours.set(row.id, promise);
      const off = new AbortController();
      const signal = AbortSignal.any([closing.signal, off.signal]);
      const tooLong = setTimeout(() => off.abort(), makingMs / 2).unref();
      const finished = () => {
        clearTimeout(tooLong);
        ours.delete(row.id);
        makers.delete(row.id);
        resolve();
      };
      try {
        // Another instance may have been quicker: then its clip is found on the next round.
        if (!(await store.claim(row))) {
          finished();
          continue;
        }
        await take(row.id, await begin(signal), finished);
      } catch (error) {
        const calledOff = signal.aborted && !(error instanceof AppError);
        off.abort();
        await remove(row.id).finally(finished);
        throw calledOff ? new AppError('provider-unavailable', { cause: error }) : error;
      }
      return toClip({ ...row, state: 'making', bytes: 0 });
    }
  }

  async function take(id: string, begun: BegunAudio, finished: () => void): Promise<void> {
    const writer = await bytes.write(id).catch(async (error: unknown) => {
      await begun.onFailure();
      throw error;
    });
    const maker = createLiveClip(begun.audio, writer);
    makers.set(id, maker);
    maker.done
      .then(async (size) => {
        await store.complete(id, size);
        await begun.onComplete();
      })
      .catch(async (error: unknown) => {
        deps.onError(error);
        await remove(id);
        await begun.onFailure();
      })
      .catch(deps.onError)
      .finally(finished);
  }

  async function* followElsewhere(clip: Clip): AsyncGenerator<Uint8Array> {
    let at = 0;
    for (let waited = 0; waited < patienceMs; waited += pollMs) {
      const row = await store.find(clip.id);
      if (!row) throw new Error(`Clip ${clip.id} was given up`);
      const size = (await bytes.size(clip.id)) ?? 0;
      if (size > at) {
        yield* bytes.read(clip.id, at, size);
        at = size;
        waited = 0;
      }
      if (row.state === 'complete' && at >= row.bytes) return;
      await wait(pollMs);
    }
    throw new Error(`Clip ${clip.id} does not grow any more`);
  }

  async function sweep(): Promise<void> {
    const rows = await store.list();
    const old = now() - lifetimeMs;
    let total = rows.reduce((sum, row) => sum + row.bytes, 0);
    for (const row of rows) {
      const tooMuch = row.state === 'complete' && total > deps.maxBytes;
      if (!tooMuch && !leftBehind(row) && (row.created_at >= old || ours.has(row.id))) continue;
      await remove(row.id);
      total -= row.bytes;
    }
  }

  return {
    async obtain(wanted, begin) {
      const slot = JSON.stringify([wanted.userId, wanted.key]);
      const running = beginning.get(slot);
      if (running) return running;
      const made = make(wanted, begin).finally(() => beginning.delete(slot));
      beginning.set(slot, made);
      return made;
    },
    async find(id) {
      const row = await store.find(id);
      return row && !leftBehind(row) ? toClip(row) : undefined;
    },
    read: (clip, start, end) => bytes.read(clip.id, start, end),
    follow: (clip) => makers.get(clip.id)?.follow() ?? followElsewhere(clip),
    async whenComplete(clip) {
      await makers.get(clip.id)?.done.catch(() => undefined);
      for (let waited = 0; waited < patienceMs; waited += pollMs) {
        const row = await store.find(clip.id);
        if (!row) return undefined;
        if (row.state === 'complete') return toClip(row);
        await wait(pollMs);
      }
      return undefined;
    },
    async sweep() {
      await sweep();
      await bytes.prune(async () => new Set((await store.list()).map((row) => row.id)));
    },
    async close() {
      const all = Promise.all(ours.values());
      await Promise.race([all, wait(closingMs)]);
      closing.abort();
      await all;
    },
  };
}
