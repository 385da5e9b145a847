import type { LanguageCode } from '../../../shared/languages.ts';
import type { IndexedStore } from '../../platform/indexed-store.ts';
import type { Sound } from '../../platform/media/sound-file.ts';
import type { SegmentStore, StoredSegment } from '../../platform/speech/segment-store.ts';
import type { ImportView } from './import-job.ts';
import type { ImportPhrase, PartTranslation } from './import-parts.ts';
import type { ImportStore } from './import-store.ts';
import type { TimedText } from './read-text-file.ts';

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
  onChange(view: { hold: string | null }): void;
}

/** The text field, which shows one part at a time. */
export interface PartEditor {
  read(): TimedText;
  show(part: TimedText): void;
  /** The translation of this text, if it is up to date. */
  translationOf(text: string, language: LanguageCode): PartTranslation | null;
  /** Writes a phrase at the end of the shown part. */
  hear(phrase: ImportPhrase, language: LanguageCode): void;
  /** Inserts words that were spoken at this time in the file. */
  insert(at: number, words: string, time: ImportPhrase['time']): void;
  subscribe(listener: () => void): () => void;
}

export interface ImporterDeps {
  userId: string;
  jobs: ImportStore;
  files: IndexedStore<{ id: string; file: Blob }>;
  segments: SegmentStore;
  createQueue(deps: SegmentQueueDeps): SegmentQueue;
  openSound(file: Blob): Promise<Sound>;
  /** Writes Mandarin in pinyin; other languages stay as they are. */
  romanise(words: string, language: LanguageCode): Promise<string>;
  editor: PartEditor;
  rules(): { cap: number; punctuation: boolean };
  now(): number;
  onChange(view: ImportView | null): void;
}

export interface NewImport {
  file: File;
  language: LanguageCode;
  speechSeconds: number;
}
