import { openImportStorage } from '../../features/imports/import-storage.ts';
import { recordings } from '../../platform/recordings/recording-store.ts';
import { createSegmentStore } from '../../platform/speech/segment-store.ts';
import { localStore } from '../../platform/storage.ts';

const ownerOf = (key: string): string | undefined => /^person:([^:]+):/.exec(key)?.[1];

/**
 * Removes what people who are no longer there have left in this browser. Whoever used it has stored their name, so the
 * keys tell who that was.
 */
export async function forgetPeople(remaining: readonly string[]): Promise<void> {
  const isGone = (id: string | undefined): id is string => id !== undefined && !remaining.includes(id);
  const keys = localStore.keys().filter((key) => isGone(ownerOf(key)));
  const gone = new Set(keys.map(ownerOf).filter(isGone));
  for (const key of keys) window.localStorage.removeItem(key);
  if (gone.size === 0) return;
  const { imports, files, segments: importSpeech } = openImportStorage();
  for (const segments of [createSegmentStore(() => indexedDB), importSpeech]) {
    for (const { id, userId } of await segments.all()) if (gone.has(userId)) await segments.remove(id);
  }
  for (const id of gone) {
    for (const stored of await imports.list(id))
      await Promise.all([imports.remove(stored), files.remove(stored.job.id)]);
    const takes = await recordings.all(id);
    await recordings.remove(takes.filter(({ userId }) => userId === id));
  }
}
