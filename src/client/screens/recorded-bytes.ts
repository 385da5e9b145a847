import { deleteImportedFiles, importedBytes } from '../features/imports/import-storage.ts';
import { recordings } from '../platform/recordings/recording-store.ts';

export { findImportedTexts, hasUnsavedImport } from '../features/imports/import-storage.ts';

/** How many bytes somebody's recordings take up on this device: those of imports and of dictations. */
export async function recordingBytes(userId: string): Promise<number> {
  const takes = await recordings.playable(userId);
  return takes.reduce((sum, { bytes }) => sum + bytes, await importedBytes(userId));
}

/** Deletes them, but not the texts. */
export async function deleteRecordings(userId: string): Promise<void> {
  await deleteImportedFiles(userId);
  await recordings.remove(await recordings.all(userId));
}
