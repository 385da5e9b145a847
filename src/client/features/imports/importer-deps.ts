import type { HeardWord } from '../../../shared/document/place-words.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { KnownSpeaker, SpokenTurn } from '../../../shared/recognition/speaker-turns-schema.ts';
import type { IndexedStore } from '../../platform/indexed-store.ts';
import type { Sound } from '../../platform/media/sound-file.ts';
import type { SegmentStore, StoredSegment } from '../../platform/speech/segment-store.ts';
import type { Documents } from '../../studio/documents.ts';
import type { ImportView } from './import-job.ts';
import type { ImportStore } from './import-store.ts';

/** The queue that sends segments and writes the responses in order. */
export interface SegmentQueue {
  add(segment: StoredSegment): Promise<void>;
  offer(segments: readonly StoredSegment[]): void;
  resume(): void;
  resumeOnline(): void;
  discard(): Promise<void>;
  dispose(): void;
}

export interface SegmentQueueDeps {
  store: SegmentStore;
  write(segment: StoredSegment, words: string): Promise<boolean>;
  /** Called with the times of the words of a segment, before it is written. */
  onWords(segmentId: string, words: readonly HeardWord[]): void;
  /** Left out if nobody asks who speaks. */
  speakers?: SpeakerQuestion;
  onChange(view: { hold: string | null }): void;
}

/** Asks the provider who speaks. */
export interface SpeakerQuestion {
  /** Those whose voice is known. */
  known(): readonly KnownSpeaker[];
  /** Called with who says what in a segment, before it is written. */
  onTurns(segmentId: string, turns: readonly SpokenTurn[]): void;
}

export interface ImporterDeps {
  userId: string;
  imports: ImportStore;
  files: IndexedStore<{ id: string; file: Blob }>;
  segments: SegmentStore;
  createQueue(deps: SegmentQueueDeps): SegmentQueue;
  openSound(file: Blob): Promise<Sound>;
  /** Writes Mandarin in pinyin; other languages stay as they are. */
  romanise(words: string, language: LanguageCode): Promise<string>;
  documents: Documents;
  /** Whether new imports ask who speaks. */
  asksWho: boolean;
  /** What a speaker is called until people give them a name. */
  speakerName(number: number): string;
  rules(): { cap: number; punctuation: boolean };
  now(): number;
  /** Also says whether any imports are on this device. */
  onChange(view: ImportView | null, exist: boolean): void;
}

export interface NewImport {
  file: File;
  language: LanguageCode;
  speechSeconds: number;
}
