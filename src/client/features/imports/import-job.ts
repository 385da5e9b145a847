import type { LanguageCode } from '../../../shared/languages.ts';
import { estimateParts, type ImportPart, partLength } from './import-parts.ts';

/** An import on this device. It survives a crash or the tab being closed. */
export interface ImportJob {
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
  parts: readonly ImportPart[];
  /** The index of the part in the editor, if there is one. */
  shown: number | null;
  /**
   * The last segments that were transcribed. They are stored together with their text, so that no word is written
   * twice.
   */
  written: string[];
}

/** Why an import that should be running isn't. */
export type ImportHold = 'offline' | 'failed' | 'allowance' | 'signed-out';

export interface ImportView {
  id: string;
  name: string;
  language: LanguageCode;
  state: ImportJob['state'];
  hold: ImportHold | null;
  speechSeconds: number;
  doneSeconds: number;
  /** Null until it can be estimated. */
  secondsLeft: number | null;
  damagedMs: number | null;
  parts: readonly Pick<ImportPart, 'saved'>[];
  /** How many parts it will have. */
  expectedParts: number;
  shown: number | null;
  /** True if the file didn't fit in storage, so the page has to stay open. */
  unsaved: boolean;
  /** Whether the recording can be played. */
  playable: boolean;
}

/** Text is still added to the last part until the import is done. */
export const finishedParts = <P>(state: ImportJob['state'], parts: readonly P[]): readonly P[] =>
  state === 'done' ? parts : parts.slice(0, -1);

export function expectedParts(job: ImportJob, cap: number): number {
  if (job.state === 'done') return job.parts.length;
  const rest = Math.max(0, job.speechSeconds - job.doneSeconds);
  if (rest === 0) return Math.max(1, job.parts.length);
  const characters = job.parts.reduce((sum, { text }) => sum + text.length, 0);
  if (job.doneSeconds < 60 || characters === 0)
    return Math.max(job.parts.length, estimateParts(job.speechSeconds, job.language, cap));
  const room = Math.max(0, partLength(cap) - (job.parts.at(-1)?.text.length ?? 0));
  const remainingCharacters = (characters / job.doneSeconds) * rest;
  return job.parts.length + Math.max(0, Math.ceil((remainingCharacters - room) / partLength(cap)));
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
