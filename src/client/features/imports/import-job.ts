import { chapterLength, estimateChapters } from '../../../shared/document/chapters.ts';
import type { Document } from '../../../shared/document/document.ts';
import { textOf } from '../../../shared/document/segments.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { Voice } from './speaker-voices.ts';

/** How far the import of a document is. It survives a crash or the tab being closed. */
export interface ImportJob {
  /** The id of the document. */
  id: string;
  userId: string;
  /** The name of the file. */
  name: string;
  language: LanguageCode;
  /** `done` if the whole file is transcribed or the import was cancelled. */
  state: 'running' | 'paused' | 'done';
  /** Seconds of speech in the file, and how many of them have been transcribed, as they count against the allowance. */
  speechSeconds: number;
  doneSeconds: number;
  /** Everything before this point in the file has been transcribed or is waiting in the segment store. */
  cutMs: number;
  /** The file couldn't be read beyond this point. */
  damagedMs: number | null;
  /**
   * The last segments that were transcribed. They are stored together with their text, so that no word is written
   * twice.
   */
  written: string[];
  /** Those who have spoken so far; left out for an import that doesn't ask who speaks. */
  voices?: readonly Voice[];
}

/** Why an import that should be running isn't. */
export type ImportHold = 'offline' | 'failed' | 'allowance' | 'signed-out' | 'memory';

export interface ImportView
  extends Pick<ImportJob, 'id' | 'name' | 'state' | 'speechSeconds' | 'doneSeconds' | 'damagedMs'> {
  hold: ImportHold | null;
  /** Null until it can be estimated. */
  secondsLeft: number | null;
  /** How many chapters it will have. */
  expectedChapters: number;
  /** True if the file didn't fit in storage, so the page has to stay open. */
  unsaved: boolean;
  /** Whether the recording can be played. */
  playable: boolean;
}

/** Text is still added to the last chapter until the import is done. */
export const finishedChapters = <C>(state: ImportJob['state'], chapters: readonly C[]): readonly C[] =>
  state === 'done' ? chapters : chapters.slice(0, -1);

export function expectedChapters(
  job: ImportJob,
  { chapters }: Pick<Document, 'chapters'>,
  cap: number,
): number {
  if (job.state === 'done') return chapters.length;
  const rest = Math.max(0, job.speechSeconds - job.doneSeconds);
  if (rest === 0) return Math.max(1, chapters.length);
  const lengths = chapters.map(({ segments }) => textOf(segments).length);
  const characters = lengths.reduce((sum, length) => sum + length, 0);
  if (job.doneSeconds < 60 || characters === 0)
    return Math.max(chapters.length, estimateChapters(job.speechSeconds, job.language, cap));
  const room = Math.max(0, chapterLength(cap) - (lengths.at(-1) ?? 0));
  const remainingCharacters = (characters / job.doneSeconds) * rest;
  return chapters.length + Math.max(0, Math.ceil((remainingCharacters - room) / chapterLength(cap)));
}

/** How long the rest will take at the speed so far; null until that can be estimated. */
export function secondsLeft(
  start: { at: number; doneSeconds: number } | null,
  { doneSeconds, speechSeconds }: Pick<ImportJob, 'doneSeconds' | 'speechSeconds'>,
  now: number,
): number | null {
  const done = doneSeconds - (start?.doneSeconds ?? 0);
  if (!start || done <= 0) return null;
  return Math.max(0, ((now - start.at) / 1_000 / done) * (speechSeconds - doneSeconds));
}
