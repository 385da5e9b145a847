import type { HeardWord } from '../../../shared/document/place-words.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import { createIndexedStore, type IndexedStore } from '../indexed-store.ts';

/** A segment of speech that has not been transcribed yet. */
export interface StoredSegment {
  id: string;
  /** The owner. Other users of this browser must not be able to play it. */
  userId: string;
  /** The page that recorded it. */
  pageId: string;
  /** When it was spoken; segments are written in this order. */
  spokenAt: number;
  language: LanguageCode;
  /** The silence before it, if it isn't the first in its recording. */
  pauseMs?: number;
  /** Where it is in a file, in milliseconds. */
  time?: { from: number; to: number };
  /** How much of its sound comes before its speech, in milliseconds. */
  leadMs?: number;
  /** For joined sound without its silences: which moments of the file its parts begin at, in milliseconds. */
  places?: readonly { at: number; inFile: number }[];
  seconds: number;
  wav: ArrayBuffer;
  /** Set for sound that hasn't been cut into segments, because it was recorded before the app was there. */
  uncut?: true;
}

/** The words that were recognised in a segment, with times since its speech began. */
export const heardIn = (
  { leadMs = 0 }: Pick<StoredSegment, 'leadMs'>,
  words: readonly { text: string; start: number; end: number }[],
): HeardWord[] =>
  words.map(({ text, start, end }) => ({ text, from: start * 1_000 - leadMs, to: end * 1_000 - leadMs }));

/** `all` returns all waiting segments, in the order they were spoken. */
export type SegmentStore = Omit<IndexedStore<StoredSegment>, 'get'>;

/** Recordings and imported files have separate databases. */
export function createSegmentStore(
  factory: () => IDBFactory,
  database: 'speech' | 'import-speech' = 'speech',
): SegmentStore {
  const store = createIndexedStore<StoredSegment>(factory, { database, name: 'segments' });
  return {
    ...store,
    all: async () => (await store.all()).sort((one, other) => one.spokenAt - other.spokenAt),
  };
}
