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

/** The recording of the import that a saved document is a part of. */
export interface SavedRecording {
  exists(): Promise<boolean>;
  file(): Promise<Blob | undefined>;
}

export function recordingOfSaved(userId: string, transcription: string): SavedRecording {
  const { imports, files } = openImportStorage();
  const find = async () =>
    (await imports.list(userId)).find(({ document }) =>
      document.chapters.some(({ savedAs }) => savedAs?.id === transcription),
    )?.job.id;
  return {
    async exists() {
      const id = await find();
      return id !== undefined && files.has(id).catch(() => false);
    },
    async file() {
      const id = await find();
      return id === undefined ? undefined : (await files.get(id))?.file;
    },
  };
}

/** The imports on this device: their texts, the imported files, and speech that is still to be transcribed. */
export const openImportStorage = (): Pick<ImporterDeps, 'imports' | 'files' | 'segments'> => ({
  imports: createImportStore(createIndexedStore<ImportRow>(storage, { database: 'imports', name: 'jobs' })),
  files: createIndexedStore(storage, { database: 'import-files', name: 'files', timeoutMs: copyTimeoutMs }),
  segments: createSegmentStore(storage, 'import-speech'),
});
