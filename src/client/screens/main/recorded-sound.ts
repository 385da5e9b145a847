import { recordingOfSaved } from '../../features/imports/import-storage.ts';
import { recordings } from '../../platform/recordings/recording-store.ts';
import { combineStops } from '../../platform/signal.ts';
import { localStore } from '../../platform/storage.ts';
import type { Documents } from '../../studio/documents.ts';
import { parseDraft } from '../../studio/draft.ts';
import { readKeptDrafts } from '../../studio/kept-drafts.ts';

export interface RecordedSound {
  file(): Promise<Blob | undefined>;
  /** Deletes what belongs to no text any more. Call it when it's known whose texts are on this device. */
  removeForgotten(): void;
  dispose(): void;
}

/** The recording of the open document, if this device has it. Finds it again after the document was saved and reopened. */
export function createRecordedSound(
  documents: Pick<Documents, 'view' | 'draft' | 'subscribe'>,
  userId: () => string,
  /** `isLonger` if the recording is that of a whole import, and the document a part of it that isn't the last one. */
  onChange: (exists: boolean, isLonger: boolean) => void,
): RecordedSound {
  let shown = '';
  let lookups = 0;
  let had = false;
  let joined: { of: string; sound: Promise<Blob | undefined> } | undefined;

  const open = () => ({ id: documents.view().id, transcription: documents.draft.read().savedAs?.id });
  const takes = () => recordings.takesOf(userId(), open());

  /** Imports keep their own recordings. */
  function imported() {
    const { transcription } = open();
    const isPossible = transcription !== undefined && localStore.read('importWaiting') !== null;
    return isPossible ? recordingOfSaved(userId(), transcription) : undefined;
  }

  async function look() {
    lookups += 1;
    const lookup = lookups;
    const { id, transcription } = open();
    if (id !== null && transcription !== undefined) await recordings.link(userId(), id, transcription);
    const found = localStore.read('recordings') === null ? [] : await takes();
    const inImport = found.length > 0 ? undefined : await imported()?.look();
    if (lookup !== lookups) return;
    const has = found.length > 0 || inImport === 'whole' || inImport === 'longer';
    if (has || had) onChange(has, inImport === 'longer');
    had = has;
  }

  const stop = combineStops(
    documents.subscribe(() => {
      const { id, transcription } = open();
      const now = `${documents.view().key} ${id} ${transcription}`;
      if (now === shown) return;
      shown = now;
      void look();
    }),
    recordings.subscribe(() => void look()),
  );
  void look();

  return {
    removeForgotten() {
      if (localStore.read('recordings') === null) return;
      const aside = parseDraft(localStore.readJson('asideDraft'));
      const drafts = new Set([aside, ...readKeptDrafts(localStore)].map(({ id }) => id));
      const isDraft = (document: string) => document === open().id || drafts.has(document);
      void recordings.removeForgotten(userId(), isDraft);
    },
    async file() {
      const found = await takes();
      if (found.length === 0) return imported()?.file();
      const of = found.map(({ id, pieces }) => `${id}/${pieces}`).join();
      if (joined?.of !== of) joined = { of, sound: join(found) };
      return joined.sound;
    },
    dispose() {
      lookups += 1;
      stop();
    },
  };
}

async function join(takes: Awaited<ReturnType<typeof recordings.takesOf>>): Promise<Blob | undefined> {
  const { joinTakes } = await import('../../platform/recordings/join-takes.ts');
  return joinTakes(
    await Promise.all(
      takes.map(async (take) => ({ startMs: take.startMs ?? 0, sound: await recordings.sound(take) })),
    ),
  );
}
