import type { LanguageCode } from '../../../shared/languages.ts';
import type { Sound } from '../../platform/media/sound-file.ts';
import { createSignal } from '../../platform/signal.ts';
import type { SegmentStore, StoredSegment } from '../../platform/speech/segment-store.ts';
import { type Segment, secondsOf } from '../../platform/speech/segmenter.ts';
import { toWav } from '../../platform/speech/wav.ts';
import type { SegmentQueue, SegmentQueueDeps } from './importer-deps.ts';
import type { JoinedSegment } from './join-segments.ts';
import { segmentFile } from './segment-file.ts';

export interface FileTranscriberDeps {
  segments: SegmentStore;
  createQueue(deps: Omit<SegmentQueueDeps, 'onWords'>): SegmentQueue;
  openSound(file: Blob): Promise<Sound>;
  /** Whether an import is still on this device, so that its waiting speech is kept. */
  isKnown(id: string): boolean;
  write(segment: StoredSegment, words: string): Promise<boolean>;
  onHold(why: string | null): void;
  /** Called when a segment is transcribed or turns out to be silent, before it is deleted. */
  onDone(segment: StoredSegment): Promise<unknown>;
  /** Called when everything is transcribed, up to where the file is damaged. */
  onEnd(damagedMs: number | null): void;
}

interface TranscribeOptions {
  id: string;
  userId: string;
  language: LanguageCode;
  /** Sends longer segments, one after the other, so that each request has the voices of the ones before. */
  joined: boolean;
  /** Everything before this point in the file is transcribed or waits in the store. */
  cutMs: number;
  /** Segments that were transcribed just before the page was closed. */
  written: readonly string[];
  file(): Promise<Blob | undefined>;
}

export interface FileTranscriber {
  /** Continues where it stopped, and retries waiting segments. */
  start(options: TranscribeOptions): Promise<void>;
  /** Stops reading the file. Requests that were already sent still finish. */
  pause(): void;
  /** Discards all speech that hasn't been transcribed. */
  cancel(): Promise<void>;
  dispose(): void;
}

/** Reading is far faster than recognition, so only this many segments wait at a time. */
const maxWaiting = 6;

/** Cuts a file into segments and has them transcribed. */
export function createFileTranscriber(deps: FileTranscriberDeps): FileTranscriber {
  const waiting = new Map<string, StoredSegment>();
  const changes = createSignal();
  let cutMs = 0;
  let reading = new AbortController();
  let running = Promise.resolve();
  let queue: SegmentQueue | undefined;

  /** The queue deletes a segment once it is written or turns out to be silent. */
  const store: SegmentStore = {
    ...deps.segments,
    async remove(id) {
      const segment = waiting.get(id);
      if (segment) await deps.onDone(segment);
      await deps.segments.remove(id);
      if (waiting.delete(id)) changes.emit();
    },
  };

  function until(reached: () => boolean, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!reached() && !signal.aborted) return;
        unsubscribe();
        signal.removeEventListener('abort', look);
        if (signal.aborted) reject(signal.reason);
        else resolve();
      };
      const unsubscribe = changes.subscribe(look);
      signal.addEventListener('abort', look);
      look();
    });
  }

  async function openQueue(options: TranscribeOptions): Promise<void> {
    if (queue) return;
    const opened = deps.createQueue({ store, write: deps.write, onChange: ({ hold }) => deps.onHold(hold) });
    queue = opened;
    const stored = await deps.segments.all();
    const isMine = ({ pageId, id }: StoredSegment) => pageId === options.id && !options.written.includes(id);
    const mine = stored.filter(isMine);
    const isLeftOver = ({ pageId, userId }: StoredSegment) =>
      pageId === options.id || (userId === options.userId && !deps.isKnown(pageId));
    for (const other of stored)
      if (!mine.includes(other) && isLeftOver(other)) await deps.segments.remove(other.id);
    for (const segment of mine) waiting.set(segment.id, segment);
    opened.offer(mine);
    cutMs = Math.max(options.cutMs, ...mine.map(({ time }) => time?.to ?? 0));
  }

  async function read({ id, userId, language, joined, file }: TranscribeOptions): Promise<void> {
    const { signal } = reading;
    const fromMs = cutMs;
    const blob = await file();
    if (!blob) return deps.onEnd(fromMs);
    const sound = await deps.openSound(blob);
    let lastEndMs = fromMs === 0 ? undefined : fromMs;
    const onSegment = async (found: Segment & Partial<JoinedSegment>) => {
      const { samples, soundMs, startMs, endMs, places } = found;
      await until(() => waiting.size < (joined ? 1 : maxWaiting), signal);
      const segment: StoredSegment = {
        id: crypto.randomUUID(),
        userId,
        pageId: id,
        spokenAt: startMs,
        language,
        ...(lastEndMs !== undefined && { pauseMs: Math.max(0, startMs - lastEndMs) }),
        time: { from: Math.round(startMs), to: Math.round(endMs) },
        ...(places ? { places } : { leadMs: startMs - soundMs }),
        seconds: secondsOf(samples),
        wav: toWav(samples),
      };
      lastEndMs = endMs;
      waiting.set(segment.id, segment);
      await queue?.add(segment);
      cutMs = Math.round(endMs);
    };
    try {
      const damagedMs = await segmentFile(sound, { fromMs, signal, joined, onSegment });
      await until(() => waiting.size === 0, signal);
      deps.onEnd(damagedMs);
    } finally {
      sound.close();
    }
  }

  function close() {
    reading.abort();
    queue?.dispose();
    queue = undefined;
    waiting.clear();
  }

  return {
    async start(options) {
      reading.abort();
      reading = new AbortController();
      const { signal } = reading;
      await openQueue(options);
      queue?.resume();
      // The previous run may still be storing a segment.
      await running;
      if (signal.aborted) return;
      running = read(options).catch(() => {
        if (!signal.aborted) deps.onHold('failed');
      });
      await running;
    },
    pause: () => reading.abort(),
    async cancel() {
      const ids = [...waiting.keys()];
      close();
      await Promise.all(ids.map((id) => deps.segments.remove(id)));
    },
    dispose: close,
  };
}
