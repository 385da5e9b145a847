import { type Chapter, chapterOf, type Document, type SavedAs } from '../../../shared/document/document.ts';
import { partsOf, type TextPart, textOf } from '../../../shared/document/segments.ts';
import { parseTranslation, type TranslationResult } from '../../../shared/document/stored-translation.ts';
import type { IndexedStore } from '../../platform/indexed-store.ts';
import { isSavedAs } from '../../studio/draft.ts';
import type { ImportJob } from './import-job.ts';

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

/** The job and each chapter have separate rows, so that a new phrase doesn't rewrite the whole text. */
export type ImportRow = (ImportJob & { partCount: number }) | { id: string; part: ChapterRow };

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

const rowId = (jobId: string, index: number) => `${jobId}/${index}`;

export function createImportStore(rows: IndexedStore<ImportRow>): ImportStore {
  /** The chapters of each import as they were last stored. */
  const stored = new Map<string, readonly Chapter[]>();

  return {
    async put({ job, document: { chapters } }) {
      const { id } = job;
      const known = stored.get(id) ?? [];
      const changed = chapters.flatMap((chapter, index) =>
        chapter === known[index] ? [] : [{ id: rowId(id, index), part: rowOf(chapter) }],
      );
      const isStored = await rows.put({ ...job, partCount: chapters.length }, ...changed);
      if (isStored) stored.set(id, chapters);
      return isStored;
    },
    async list(userId) {
      const all = new Map((await rows.all()).map((row) => [row.id, row]));
      return [...all.values()].flatMap((row) => {
        if (!('userId' in row) || row.userId !== userId) return [];
        const { partCount, ...job } = row;
        const chapters = Array.from({ length: partCount }, (_, index) => {
          const found = all.get(rowId(job.id, index));
          return found && 'part' in found ? readRow(found.part, index) : chapterOf('', [], index);
        });
        stored.set(job.id, chapters);
        return [{ job, document: documentOf(job, chapters) }];
      });
    },
    remove: ({ job: { id }, document: { chapters } }) =>
      rows.remove(id, ...chapters.map((_, index) => rowId(id, index))),
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
