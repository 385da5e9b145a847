import {
  removeAsideConversation,
  removeConversation,
} from '../../features/conversation/stored-conversation.ts';
import { openImportStorage } from '../../features/imports/import-storage.ts';
import { removeIncomingFiles } from '../../platform/incoming-files.ts';
import { recordings } from '../../platform/recordings/recording-store.ts';
import { createSegmentStore } from '../../platform/speech/segment-store.ts';
import { localStore, sessionStore } from '../../platform/storage.ts';
import { removeKeptDrafts } from '../../studio/kept-drafts.ts';

/**
 * Removes what a deleted account leaves on this device, so that the next person can't read it. What was saved with On
 * this device turned on belongs to no account and stays.
 */
export async function forgetAccount(userId: string): Promise<void> {
  for (const key of ['draft', 'learningOffers', 'accountHasWords', 'speechWaiting', 'importWaiting'] as const)
    localStore.remove(key);
  removeKeptDrafts(localStore, userId);
  removeConversation(localStore, userId);
  removeAsideConversation(localStore, userId);
  for (const key of sessionStore.keys()) if (isClip(key)) sessionStore.remove(key);
  await removeIncomingFiles();
  const { imports, files, segments: importSpeech } = openImportStorage();
  for (const segments of [createSegmentStore(() => indexedDB), importSpeech]) {
    for (const segment of await segments.all())
      if (segment.userId === userId) await segments.remove(segment.id);
  }
  for (const stored of await imports.list(userId))
    await Promise.all([imports.remove(stored), files.remove(stored.job.id)]);
  await recordings.remove(await recordings.all(userId));
}

const isClip = (key: string): key is `audio:${string}` => key.startsWith('audio:');
