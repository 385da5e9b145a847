import { type Chapter, chapterOf, type Document, type SavedAs } from '../../../shared/document/document.ts';
import { partsOf, type TextPart, textOf } from '../../../shared/document/segments.ts';
import { parseTranslation, type TranslationResult } from '../../../shared/document/stored-translation.ts';
import type { IndexedStore } from '../../platform/indexed-store.ts';
import { isSavedAs } from '../../studio/draft.ts';
import type { ImportJob } from './import-job.ts';
import type { Voice } from './speaker-voices.ts';

interface ChapterRow {
  text: string;
  /** Under the name that earlier versions gave it, when it held only times. */
  timings: readonly TextPart[];
  saved: boolean;
  translation?: TranslationResult | undefined;
  savedAs?: SavedAs | undefined;
  /** The chapter's id; its place for imports of an older version. */
  chapter?: number;
}

/** The job, each chapter and each voice have separate rows, so that a new phrase doesn't rewrite everything. */
export type ImportRow =
  | (Omit<ImportJob, 'voices'> & { partCount: number; voiceLabels?: string[] })
  | { id: string; part: ChapterRow }
  | { id: string; voice: Voice };

export interface StoredImport {
  job: ImportJob;
  document: Document;
}

export interface ImportStore {
  /** Stores all changes or none. Returns whether they were stored. */
  put(stored: StoredImport): Promise<boolean>;
  list(userId: string): Promise<StoredImport[]>;
  remove(stored: StoredImport): Promise<void>;
}

const voiceId = (jobId: string, label: string) => `${jobId}/voice/${label}`;
const rowId = (jobId: string, index: number) => `${jobId}/${index}`;

export function createImportStore(rows: IndexedStore<ImportRow>): ImportStore {
  /** The chapters of each import as they were last stored. */
  const stored = new Map<string, readonly Chapter[]>();
  const storedVoices = new Map<string, readonly Voice[]>();

  return {
    async put({ job, document: { chapters } }) {
      const { voices, ...rest } = job;
      const { id } = job;
      const knownVoices = storedVoices.get(id) ?? [];
      const changedVoices = (voices ?? [])
        .filter((voice) => !knownVoices.includes(voice))
        .map((voice) => ({ id: voiceId(id, voice.label), voice }));
      const known = stored.get(id) ?? [];
      const changed = chapters.flatMap((chapter, index) =>
        chapter === known[index] ? [] : [{ id: rowId(id, index), part: rowOf(chapter) }],
      );
      const voiceLabels = voices?.map(({ label }) => label);
      const isStored = await rows.put(
        { ...rest, partCount: chapters.length, ...(voiceLabels && { voiceLabels }) },
        ...changed,
        ...changedVoices,
      );
      if (!isStored) return false;
      stored.set(id, chapters);
      storedVoices.set(id, voices ?? []);
      return true;
    },
    async list(userId) {
      const all = new Map((await rows.all()).map((row) => [row.id, row]));
      return [...all.values()].flatMap((row) => {
        if (!('userId' in row) || row.userId !== userId) return [];
        const { partCount, voiceLabels, ...rest } = row;
        const voices = voiceLabels?.flatMap((label) => {
          const found = all.get(voiceId(rest.id, label));
          return found && 'voice' in found ? [found.voice] : [];
        });
        const job = { ...rest, ...(voices && { voices }) };
        const chapters = Array.from({ length: partCount }, (_, index) => {
          const found = all.get(rowId(job.id, index));
          return found && 'part' in found ? readRow(found.part, index) : chapterOf('', [], index);
        });
        stored.set(job.id, chapters);
        storedVoices.set(job.id, voices ?? []);
        return [{ job, document: documentOf(job, chapters) }];
      });
    },
    remove: ({ job: { id, voices = [] }, document: { chapters } }) =>
      rows.remove(
        id,
        ...chapters.map((_, index) => rowId(id, index)),
        ...voices.map(({ label }) => voiceId(id, label)),
      ),
  };
}

export const documentOf = ({ id, name, language }: ImportJob, chapters: readonly Chapter[]): Document => ({
  id,
  title: name,
  language,
  source: 'imported',
  chapters,
});

const rowOf = ({ id, segments, saved, translation, savedAs }: Chapter): ChapterRow => ({
  text: textOf(segments),
  timings: partsOf(segments),
  saved,
  ...(translation && { translation }),
  ...(savedAs && { savedAs }),
  chapter: id,
});

function readRow(
  { text, timings, saved, translation, savedAs, chapter }: ChapterRow,
  index: number,
): Chapter {
  const known = parseTranslation(translation);
  return {
    ...chapterOf(text, timings, chapter ?? index),
    saved,
    ...(known && { translation: known }),
    ...(isSavedAs(savedAs) && { savedAs }),
  };
}
