import type { PageLocks } from '../../platform/page-locks.ts';
import { createSignal } from '../../platform/signal.ts';
import type { SegmentStore, StoredSegment } from '../../platform/speech/segment-store.ts';
import { type Failure, failureOf, retryDelayMs } from './speech-failures.ts';
import type { Hold, SpeechQueueView } from './speech-queue-view.ts';

export interface SpeechQueueDeps {
  store: SegmentStore;
  locks: Pick<PageLocks, 'exclusively'>;
  transcribe(segment: StoredSegment, signal: AbortSignal): Promise<string>;
  /** Writes words into the text; false if there was no room for any of them. */
  write(segment: StoredSegment, words: string): Promise<boolean>;
  onChange(view: SpeechQueueView): void;
}

export interface SpeechQueue {
  add(segment: StoredSegment): Promise<void>;
  /** Adds segments from an earlier visit, which wait until somebody asks for them or the network comes back. */
  offer(segments: readonly StoredSegment[]): void;
  /** Retries everything that is waiting. */
  resume(): void;
  /** Retries what the text had no room for. */
  resumeFull(): void;
  /** Call it when the network is back. */
  resumeOnline(): void;
  /** Resolves once none of these is still being transcribed. */
  settled(ids: ReadonlySet<string>): Promise<void>;
  waiting(): StoredSegment[];
  /** Deletes the waiting speech. */
  discard(): Promise<void>;
  dispose(): void;
}

interface Entry {
  segment: StoredSegment;
  stored: boolean;
  /** Later segments wait for one that is `retrying`, but not for one that is `held`. */
  state: 'storing' | 'queued' | 'sending' | 'transcribed' | 'retrying' | 'held';
  hold: Hold | null;
  attempts: number;
  words: string;
  leaving: AbortController;
  /** Releases the lock on the segment. */
  release?(): void;
}

/** Providers transcribe short segments within a second; more at once would only arrive out of order. */
const parallel = 3;

/** Sends segments and writes the transcripts in the order they were spoken, whatever order they arrive in. */
export function createSpeechQueue(deps: SpeechQueueDeps): SpeechQueue {
  const { store, locks, transcribe, write, onChange } = deps;
  let entries: Entry[] = [];
  let retry: ReturnType<typeof setTimeout> | undefined;
  let writing = false;
  let disposed = false;
  const changes = createSignal();

  function changed() {
    const waiting = entries.filter(isWaiting);
    onChange({
      waitingSeconds: waiting.reduce((sum, { segment }) => sum + segment.seconds, 0),
      hold: waiting[0]?.hold ?? null,
      phrases: entries.filter((entry) => !isWaiting(entry)).length,
      unsaved: entries.some(({ stored, state }) => !stored && state !== 'storing'),
    });
    changes.emit();
  }

  const is =
    (...states: Entry['state'][]) =>
    ({ state }: Entry) =>
      states.includes(state);

  function pump() {
    if (disposed) return;
    const free = parallel - entries.filter(is('sending')).length;
    for (const entry of entries.filter(is('queued')).slice(0, Math.max(0, free))) {
      entry.state = 'sending';
      void send(entry);
    }
    changed();
  }

  async function send(entry: Entry) {
    const { segment } = entry;
    const mine = await locks.exclusively(`speech:${segment.id}`, () => transcribeAndWrite(entry));
    if (disposed) return;
    // Another page is transcribing the segment, or already has.
    if (!mine) drop(entry);
    await writeTranscripts();
    pump();
  }

  /** Returns false if the segment has been deleted. */
  async function transcribeAndWrite(entry: Entry): Promise<boolean> {
    const { segment, leaving } = entry;
    if (entry.stored && !(await store.has(segment.id).catch(() => true))) return false;
    try {
      entry.words = (await transcribe(segment, leaving.signal)).trim();
    } catch (error) {
      if (!leaving.signal.aborted) fail(entry, failureOf(error, entry.attempts));
      return true;
    }
    entry.state = 'transcribed';
    entry.hold = null;
    // It may have to wait for an earlier segment, which then needs its place.
    pump();
    await new Promise<void>((resolve) => {
      entry.release = resolve;
      void writeTranscripts();
    });
    return true;
  }

  function fail(entry: Entry, failure: Failure) {
    entry.attempts += 1;
    if (failure === 'retry' || failure === 'offline') {
      entry.state = 'retrying';
      if (failure === 'offline') entry.hold = failure;
      clearTimeout(retry);
      retry = setTimeout(() => resumeWhere(is('retrying')), retryDelayMs(entry.attempts));
      return;
    }
    hold(entry, failure);
    // Without an allowance or a session, the other segments would be refused as well.
    if (failure !== 'failed')
      for (const other of entries.filter(is('queued', 'retrying'))) hold(other, failure);
  }

  function hold(entry: Entry, why: Hold) {
    entry.state = 'held';
    entry.hold = why;
  }

  async function writeTranscripts() {
    if (writing) return;
    writing = true;
    for (;;) {
      const next = entries.find(({ state }) => state !== 'held');
      if (next?.state !== 'transcribed' || disposed) break;
      const fits = next.words === '' || (await write(next.segment, next.words));
      if (fits) {
        drop(next);
        await store.remove(next.segment.id);
      } else hold(next, 'full');
      next.release?.();
    }
    writing = false;
    changed();
  }

  function drop(entry: Entry) {
    entries = entries.filter((other) => other !== entry);
  }

  function resumeWhere(which: (entry: Entry) => boolean) {
    for (const entry of entries.filter(is('held', 'retrying')).filter(which)) entry.state = 'queued';
    pump();
  }

  return {
    async add(segment) {
      const entry = createEntry(segment);
      entries = [...entries, entry];
      changed();
      entry.stored = await store.put(segment);
      entry.state = 'queued';
      pump();
    },
    offer(segments) {
      const earlier = segments.map((segment) => ({ ...createEntry(segment), stored: true }));
      for (const entry of earlier) hold(entry, 'earlier');
      entries = [...earlier, ...entries];
      changed();
    },
    resume() {
      for (const entry of entries) entry.hold = null;
      resumeWhere(() => true);
    },
    resumeFull: () => resumeWhere(({ hold: why }) => why === 'full'),
    resumeOnline: () =>
      resumeWhere(({ hold: why }) => why !== null && ['offline', 'failed', 'earlier'].includes(why)),
    settled: (ids) =>
      new Promise((resolve) => {
        const look = () => {
          const busy = entries.some(({ segment, hold: why }) => ids.has(segment.id) && why === null);
          if (busy && !disposed) return;
          unsubscribe();
          resolve();
        };
        const unsubscribe = changes.subscribe(look);
        look();
      }),
    waiting: () => entries.filter(isWaiting).map(({ segment }) => segment),
    async discard() {
      const gone = entries.filter(isWaiting);
      for (const entry of gone) {
        entry.leaving.abort();
        drop(entry);
      }
      changed();
      await Promise.all(gone.map(({ segment }) => store.remove(segment.id)));
    },
    dispose() {
      disposed = true;
      clearTimeout(retry);
      for (const { leaving, release } of entries) {
        leaving.abort();
        release?.();
      }
      changes.emit();
    },
  };
}

const isWaiting = ({ hold }: Entry) => hold !== null;

/** An entry is sent once it has been stored. */
const createEntry = (segment: StoredSegment): Entry => ({
  segment,
  stored: false,
  state: 'storing',
  hold: null,
  attempts: 0,
  words: '',
  leaving: new AbortController(),
});
