import { textOf } from '../../../shared/document/segments.ts';
import { createIndexedStore } from '../../platform/indexed-store.ts';
import { createSegmentStore } from '../../platform/speech/segment-store.ts';
import { createImportStore, type ImportRow, type StoredImport } from './import-store.ts';
import type { ImporterDeps } from './importer-deps.ts';

/** A long limit, because copying a large file takes a while on a phone. */
const copyTimeoutMs = 600_000;
const storage = () => indexedDB;

/** How many bytes the recordings of somebody's imports take up on this device. */
export async function importedBytes(userId: string): Promise<number> {
  const { imports, files } = openImportStorage();
  let bytes = 0;
  for (const { job } of await imports.list(userId)) bytes += (await files.get(job.id))?.file.size ?? 0;
  return bytes;
}

/** Deletes them, but not the texts. What is still to be transcribed is kept. */
export async function deleteImportedFiles(userId: string): Promise<void> {
  const { imports, files } = openImportStorage();
  const done = (await imports.list(userId)).filter(({ job }) => job.state === 'done');
  const [first, ...others] = done.map(({ job }) => job.id);
  if (first !== undefined) await files.remove(first, ...others);
}

const isUnsaved = ({ document: { chapters } }: StoredImport): boolean =>
  chapters.some(({ saved, segments }) => !saved && textOf(segments).trim() !== '');

/** Whether there are imported texts of somebody on this device that aren't saved. */
export async function hasUnsavedImport(userId: string): Promise<boolean> {
  return (await openImportStorage().imports.list(userId)).some(isUnsaved);
}

/**
 * Finds somebody's imported texts on this device. Returns a function that deletes them, also if they have been stored
 * again since. A recording stays with its text if all of it is saved or nothing of it is transcribed yet.
 */
export async function findImportedTexts(userId: string): Promise<() => Promise<void>> {
  const { imports, files, segments } = openImportStorage();
  const found: StoredImport[] = [];
  for (const each of await imports.list(userId)) {
    const isText = each.job.state === 'done' && !(await files.has(each.job.id).catch(() => false));
    if (isText || isUnsaved(each)) found.push(each);
  }
  return async () => {
    for (const each of found) await Promise.all([imports.remove(each), files.remove(each.job.id)]);
    const ids = found.map(({ job }) => job.id);
    for (const { id, pageId } of await segments.all()) if (ids.includes(pageId)) await segments.remove(id);
  };
}

/** The recording of the import that a saved document belongs to. */
export interface SavedRecording {
  /** Whether it is on this device, and whether it goes on after the last word of the document. */
  look(): Promise<'missing' | 'whole' | 'longer'>;
  file(): Promise<Blob | undefined>;
}

export function recordingOfSaved(userId: string, transcription: string): SavedRecording {
  const { imports, files } = openImportStorage();
  async function find() {
    for (const { job, document } of await imports.list(userId)) {
      const at = document.chapters.findIndex(({ savedAs }) => savedAs?.id === transcription);
      if (at >= 0) return { id: job.id, isLast: at === document.chapters.length - 1 };
    }
    return undefined;
  }
  return {
    async look() {
      const found = await find();
      if (!found || !(await files.has(found.id).catch(() => false))) return 'missing';
      return found.isLast ? 'whole' : 'longer';
    },
    async file() {
      const found = await find();
      return found && (await files.get(found.id))?.file;
    },
  };
}

/** The imports on this device: their texts, the imported files, and speech that is still to be transcribed. */
export const openImportStorage = (): Pick<ImporterDeps, 'imports' | 'files' | 'segments'> => ({
  imports: createImportStore(createIndexedStore<ImportRow>(storage, { database: 'imports', name: 'jobs' })),
  files: createIndexedStore(storage, { database: 'import-files', name: 'files', timeoutMs: copyTimeoutMs }),
  segments: createSegmentStore(storage, 'import-speech'),
});
