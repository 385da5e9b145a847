import { randomBytes } from 'node:crypto';
import { AppError } from '../../shared/errors.ts';
import { type Audience, createAudience } from './audience.ts';
import { createClipArrivals } from './clip-arrivals.ts';
import type { ClipBytes } from './clip-bytes.ts';
import type { ClipRow, ClipStore } from './clip-queries.ts';
import { createLiveClip, type LiveClip } from './live-clip.ts';
import { createStoredClips } from './stored-clips.ts';

const hour = 60 * 60 * 1_000;
const lifetimeMs = 24 * hour;
/** An older clip isn't reused, because it must still be there when it is played. */
const reusableMs = 23 * hour;
/** No provider takes this long: a clip that is still 'making' belongs to an instance that died. */
const abandonedMs = 10 * 60 * 1_000;
/** How long clips may take to finish when the server stops. */
const closeTimeoutMs = 3_000;

export interface Clip {
  id: string;
  userId: string;
  voice: string;
  language: string;
  complete: boolean;
  bytes: number;
  createdAt: number;
}

interface ClipRequest {
  /** For a new clip; a random one otherwise. */
  id?: string | undefined;
  userId: string;
  /** The same for the same text, language and voice. */
  key: string;
  voice: string;
  language: string;
}

export interface StartedAudio {
  audio: AsyncIterable<Uint8Array>;
  /** Charges for the audio. */
  onComplete(): Promise<void>;
  /** Gives the characters back. */
  onFailure(): Promise<void>;
}

type StartAudio = (signal: AbortSignal) => Promise<StartedAudio>;

/** Spoken audio that belongs to one user: streamed while it is made, a file afterwards. */
export interface ClipService {
  /** Whether the audio is made sentence by sentence, and only while somebody listens. */
  readonly pauseUnheard: boolean;
  /**
   * Calls `startAudio` once, even if several requests for the same clip arrive at the same time. The signal is
   * aborted if the caller disconnects.
   */
  getOrCreate(request: ClipRequest, startAudio: StartAudio, signal?: AbortSignal): Promise<Clip>;
  find(id: string): Promise<Clip | undefined>;
  /** Waits a few seconds for a clip that this user is about to create, perhaps on another instance. */
  waitFor(id: string, userId: string): Promise<Clip | undefined>;
  /** Only for complete clips. */
  read(clip: Clip, start: number, end: number): AsyncIterable<Uint8Array>;
  /** Streams a clip from its start while this or another instance is making it. */
  follow(clip: Clip, signal?: AbortSignal): AsyncIterable<Uint8Array>;
  /** Undefined if the clip failed or takes too long. */
  waitUntilComplete(clip: Clip, signal?: AbortSignal): Promise<Clip | undefined>;
  /** Removes clips that are old, abandoned, or over the storage limit. */
  cleanUp(): Promise<void>;
  /** Gives clips a moment to finish, then cancels them. */
  close(): Promise<void>;
}

export interface ClipServiceDeps {
  store: ClipStore;
  bytes: ClipBytes;
  maxBytes: number;
  /**
   * Whether to pause a clip while nobody listens, and to cancel it if nobody waits for its first sound. That frees
   * a local engine for others. Providers charge for the whole text in any case.
   */
  pauseUnheard?: boolean | undefined;
  now: () => number;
  onError: (error: unknown) => void;
  wait?: (ms: number) => Promise<unknown>;
}

/** A clip that has no sound yet. */
interface Starting {
  made: Promise<Clip>;
  audience: Audience;
  /** Aborted when nobody waits for it any more. */
  cancelled: AbortSignal;
}

interface Unfinished {
  live: Promise<LiveClip | undefined>;
  finished: Promise<void>;
  audience: Audience;
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
  const starting = new Map<string, Starting>();
  /** The clips that this instance is making. They are live from the first byte on, unless they fail. */
  const unfinished = new Map<string, Unfinished>();
  const shutdown = new AbortController();
  const arrivals = createClipArrivals(find, wait);
  const stored = createStoredClips({ find, bytes, wait });

  /** A clip far in the future was made before the clock was set back. */
  const isAbandoned = (row: Pick<ClipRow, 'id' | 'state' | 'created_at'>) =>
    row.state === 'making' &&
    !unfinished.has(row.id) &&
    (!bytes.shared || Math.abs(now() - row.created_at) > abandonedMs);

  async function remove(id: string): Promise<void> {
    await store.remove(id);
    await bytes.remove(id);
  }

  /** Removes a clip that can't be reused, so that a new one can take its key. */
  async function findReusable(request: ClipRequest): Promise<Clip | undefined> {
    const row = await store.findByKey(request.userId, request.key);
    if (!row) return undefined;
    const isFresh = row.created_at > now() - reusableMs && !isAbandoned(row);
    const isStored = row.state === 'making' || (await bytes.size(row.id)) === row.bytes;
    if (isFresh && isStored) return toClip(row);
    await remove(row.id);
    return undefined;
  }

  function begin(pending: string, request: ClipRequest, startAudio: StartAudio): Starting {
    const cancel = new AbortController();
    const audience = createAudience(() => {
      // Once there is sound, the clip only pauses.
      if (deps.pauseUnheard && starting.get(pending) === entry) cancel.abort();
    });
    const made = create(request, startAudio, { audience, cancelled: cancel.signal }).finally(() =>
      starting.delete(pending),
    );
    const entry: Starting = { made, audience, cancelled: cancel.signal };
    starting.set(pending, entry);
    return entry;
  }

  async function create(
    request: ClipRequest,
    startAudio: StartAudio,
    { audience, cancelled }: Pick<Starting, 'audience' | 'cancelled'>,
  ): Promise<Clip> {
    for (;;) {
      const existing = await findReusable(request);
      if (existing) return existing;
      const free = request.id !== undefined && !(await store.find(request.id)) ? request.id : undefined;
      const row = {
        id: free === undefined || unfinished.has(free) ? randomBytes(24).toString('base64url') : free,
        user_id: request.userId,
        cache_key: request.key,
        voice: request.voice,
        language: request.language,
        created_at: now(),
      };
      const live = Promise.withResolvers<LiveClip | undefined>();
      const end = Promise.withResolvers<void>();
      unfinished.set(row.id, { live: live.promise, finished: end.promise, audience });
      const timeout = new AbortController();
      const signal = AbortSignal.any([shutdown.signal, timeout.signal, cancelled]);
      const timer = setTimeout(() => timeout.abort(), abandonedMs / 2).unref();
      const beforeNext = async () => {
        // A long text takes a slow engine longer than the limit, so the limit is for each sentence.
        timer.refresh();
        await audience.present(signal);
      };
      const finished = () => {
        clearTimeout(timer);
        unfinished.delete(row.id);
        live.resolve(undefined);
        end.resolve();
      };
      try {
        // Another instance was faster, so the next iteration finds its clip or takes another id.
        if (!(await store.claim(row))) {
          finished();
          continue;
        }
        arrivals.announce(row.id);
        const started = await startAudio(signal);
        live.resolve(await record(row.id, started, finished, deps.pauseUnheard ? beforeNext : undefined));
      } catch (error) {
        const isCancelled = signal.aborted && !(error instanceof AppError);
        timeout.abort();
        await remove(row.id).finally(finished);
        throw isCancelled ? new AppError('provider-unavailable', { cause: error }) : error;
      }
      return toClip({ ...row, state: 'making', bytes: 0 });
    }
  }

  async function record(
    id: string,
    started: StartedAudio,
    finished: () => void,
    beforeNext: (() => Promise<void>) | undefined,
  ): Promise<LiveClip> {
    const writer = await bytes.write(id).catch(async (error: unknown) => {
      await started.onFailure();
      throw error;
    });
    const liveClip = createLiveClip(started.audio, writer, beforeNext);
    liveClip.done
      .then(async (size) => {
        await store.complete(id, size);
        await started.onComplete();
      })
      .catch(async (error: unknown) => {
        deps.onError(error);
        await remove(id);
        await started.onFailure();
      })
      .catch(deps.onError)
      .finally(finished);
    return liveClip;
  }

  async function* follow(clip: Clip, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
    const making = unfinished.get(clip.id);
    const leave = making?.audience.join(signal);
    try {
      const live = await making?.live;
      yield* live ? live.follow() : stored.follow(clip.id);
    } finally {
      leave?.();
    }
  }

  async function cleanUp(): Promise<void> {
    const rows = await store.list();
    const old = now() - lifetimeMs;
    let total = rows.reduce((sum, row) => sum + row.bytes, 0);
    for (const row of rows) {
      const isOverLimit = row.state === 'complete' && total > deps.maxBytes;
      if (!isOverLimit && !isAbandoned(row) && (row.created_at >= old || unfinished.has(row.id))) continue;
      await remove(row.id);
      total -= row.bytes;
    }
  }

  async function find(id: string): Promise<Clip | undefined> {
    const row = await store.find(id);
    return row && !isAbandoned(row) ? toClip(row) : undefined;
  }

  return {
    pauseUnheard: deps.pauseUnheard ?? false,
    async getOrCreate(request, startAudio, signal) {
      const pending = JSON.stringify([request.userId, request.key]);
      for (let running = starting.get(pending); running?.cancelled.aborted; running = starting.get(pending))
        await running.made.catch(() => undefined);
      const { made, audience } = starting.get(pending) ?? begin(pending, request, startAudio);
      return made.finally(audience.join(signal));
    },
    find,
    waitFor: arrivals.waitFor,
    read: (clip, start, end) => bytes.read(clip.id, start, end),
    follow,
    async waitUntilComplete(clip, signal) {
      const making = unfinished.get(clip.id);
      const leave = making?.audience.join(signal);
      const live = await making?.live;
      await live?.done.catch(() => undefined);
      leave?.();
      return stored.waitUntilComplete(clip.id);
    },
    async cleanUp() {
      await cleanUp();
      await bytes.prune(async () => new Set((await store.list()).map((row) => row.id)));
    },
    async close() {
      arrivals.close();
      const all = Promise.all(Array.from(unfinished.values(), ({ finished }) => finished));
      await Promise.race([all, wait(closeTimeoutMs)]);
      shutdown.abort();
      await all;
    },
  };
}
