import { localStore } from '../storage.ts';

/** Says that a saved document was deleted, or that it is back, so that its sound goes or stays too. */
export function noteDeletion(transcription: string, deletedAt?: number): void {
  if (localStore.read('recordings') === null) return;
  import('./recording-store.ts')
    .then(({ recordings }) => recordings.markDeleted(transcription, deletedAt))
    // Then the sound stays until all recordings are deleted.
    .catch(() => {});
}
