import { createIndexedStore } from '../../platform/indexed-store.ts';
import { createSegmentStore } from '../../platform/speech/segment-store.ts';
import { createImportStore, type ImportRow } from './import-store.ts';
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
