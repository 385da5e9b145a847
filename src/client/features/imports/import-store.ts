import type { IndexedStore } from '../../platform/indexed-store.ts';
import type { ImportJob } from './import-job.ts';
import type { ImportPart } from './import-parts.ts';

/** The job and each of its parts have separate rows, so that a new phrase doesn't rewrite the whole text. */
export type ImportRow = (Omit<ImportJob, 'parts'> & { partCount: number }) | { id: string; part: ImportPart };

export interface ImportStore {
  /** Stores all changes or none. Returns whether they were stored. */
  put(job: ImportJob): Promise<boolean>;
  find(userId: string): Promise<ImportJob | undefined>;
  remove(job: ImportJob): Promise<void>;
}

const partId = (jobId: string, index: number) => `${jobId}/${index}`;

export function createImportStore(rows: IndexedStore<ImportRow>): ImportStore {
  let stored: Pick<ImportJob, 'id' | 'parts'> | undefined;

  return {
    async put({ parts, ...job }) {
      const { id } = job;
      const known = stored?.id === id ? stored.parts : [];
      const changed = parts.flatMap((part, index) =>
        part === known[index] ? [] : [{ id: partId(id, index), part }],
      );
      const done = await rows.put({ ...job, partCount: parts.length }, ...changed);
      if (done) stored = { id, parts };
      return done;
    },
    async find(userId) {
      const all = new Map((await rows.all()).map((row) => [row.id, row]));
      for (const row of all.values()) {
        if (!('userId' in row) || row.userId !== userId) continue;
        const { partCount, ...job } = row;
        const parts = Array.from({ length: partCount }, (_, index) => {
          const found = all.get(partId(job.id, index));
          return found && 'part' in found ? found.part : { text: '', timings: [], saved: false };
        });
        stored = { id: job.id, parts };
        return { ...job, parts };
      }
      return undefined;
    },
    remove: ({ id, parts }) => rows.remove(id, ...parts.map((_, index) => partId(id, index))),
  };
}
