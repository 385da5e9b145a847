import { removeConversation } from '../../features/conversation/stored-conversation.ts';
import { createImportStore } from '../../features/imports/import-store.ts';
import { createIndexedStore } from '../../platform/indexed-store.ts';
import { createSegmentStore } from '../../platform/speech/segment-store.ts';
import { localStore, sessionStore } from '../../platform/storage.ts';

/**
 * Removes what a deleted account leaves on this device, so that the next person can't read it. What was saved with On
 * this device turned on belongs to no account and stays.
 */
export async function forgetAccount(userId: string): Promise<void> {
  for (const key of ['draft', 'learningOffers', 'accountHasWords', 'speechWaiting', 'importWaiting'] as const)
    localStore.remove(key);
  removeConversation(localStore, userId);
  for (const key of sessionStore.keys()) if (isClip(key)) sessionStore.remove(key);
  const storage = () => indexedDB;
  for (const database of ['speech', 'import-speech'] as const) {
    const segments = createSegmentStore(storage, database);
    for (const segment of await segments.all())
      if (segment.userId === userId) await segments.remove(segment.id);
  }
  const imports = createImportStore(createIndexedStore(storage, { database: 'imports', name: 'jobs' }));
  const job = await imports.find(userId);
  if (job) await imports.remove(job);
}

const isClip = (key: string): key is `audio:${string}` => key.startsWith('audio:');
