import { recordingOfSaved } from '../../features/imports/import-storage.ts';
import { recordings } from '../../platform/recordings/recording-store.ts';
import { combineStops } from '../../platform/signal.ts';
import { localStore } from '../../platform/storage.ts';
import type { Documents } from '../../studio/documents.ts';
import { parseDraft } from '../../studio/draft.ts';
import { readKeptDrafts } from '../../studio/kept-drafts.ts';

/** The sound that the server keeps. */
export interface ServerSound {
  list(transcription: string): Promise<readonly ServerTake[]>;
  read(transcription: string, id: string): Promise<Blob>;
}

interface ServerTake {
  id: string;
  startMs: number;
  bytes: number;
}

export interface RecordedSound {
  file(): Promise<Blob | undefined>;
  /** Deletes what belongs to no text any more. Call it when it's known whose texts are on this device. */
  removeForgotten(): void;
  dispose(): void;
}

/** How long a server that couldn't be reached isn't asked again. */
const retryMs = 60_000;

interface Asked {
  /** The saved document. */
  of: string;
  takes: Promise<readonly ServerTake[]>;
  arrived: readonly ServerTake[];
  failedAt: number | undefined;
}

/** The recording of the open document, if this device has it. Finds it again after the document was saved and reopened. */
export function createRecordedSound(
  documents: Pick<Documents, 'view' | 'draft' | 'subscribe'>,
  userId: () => string,
  /** `isLonger` if the recording is that of a whole import, and the document a part of it that isn't the last one. */
  onChange: (exists: boolean, isLonger: boolean) => void,
  /** Missing where the server keeps none. */
  server?: ServerSound,
): RecordedSound {
  let shown = '';
  let lookups = 0;
  let had = false;
  let joined: { of: string; sound: Promise<Blob | undefined> } | undefined;

  const open = () => ({ id: documents.view().id, transcription: documents.draft.read().savedAs?.id });
  const takes = () => recordings.takesOf(userId(), open());

  /** What the server has of a document. Asked once each time it is opened, and again later if that failed. */
  let asked: Asked | undefined;
  function onServer() {
    const { transcription: of } = open();
    if (of === undefined || !server) return undefined;
    if (asked?.of === of && Date.now() < (asked.failedAt ?? Number.POSITIVE_INFINITY) + retryMs) return asked;
    const takes = server.list(of).catch(() => {
      mine.failedAt = Date.now();
      return [];
    });
    const mine: Asked = { of, takes, arrived: [], failedAt: undefined };
    asked = mine;
    void takes.then((found) => {
      mine.arrived = found;
    });
    return mine;
  }

  async function readCopy(id: string): Promise<Blob> {
    if (!server || !asked) throw new Error('The document was closed');
    return server.read(asked.of, id);
  }

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
    const copies = onServer();
    const isCopied = found.length === 0 && ((await copies?.takes)?.length ?? 0) > 0;
    if (lookup !== lookups) return;
    const has = found.length > 0 || isCopied || inImport === 'whole' || inImport === 'longer';
    if (has || had) onChange(has, inImport === 'longer');
    had = has;
  }

  const stop = combineStops(
    documents.subscribe(() => {
      const { id, transcription } = open();
      const now = `${documents.view().key} ${id} ${transcription}`;
      if (now === shown) return;
      shown = now;
      asked = undefined;
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
      const copies = onServer();
      // What is here is played at once, also while the server can't be reached.
      const all = found.length > 0 ? copies?.arrived : await copies?.takes;
      const away = (all ?? []).filter(({ id }) => !found.some((take) => take.id === id));
      if (found.length + away.length === 0) return imported()?.file();
      const of = [...found, ...away].map(({ id, bytes }) => `${id}/${bytes}`).join();
      if (joined?.of !== of) {
        const parts = [
          ...found.map((take) => ({ startMs: take.startMs ?? 0, read: () => recordings.sound(take) })),
          ...away.map(({ id, startMs }) => ({ startMs, read: () => readCopy(id) })),
        ];
        const mine = { of, sound: join(parts.toSorted((one, other) => one.startMs - other.startMs)) };
        joined = mine;
        mine.sound.catch(() => {
          if (joined === mine) joined = undefined;
        });
      }
      return joined.sound;
    },
    dispose() {
      lookups += 1;
      stop();
    },
  };
}

async function join(
  parts: readonly { startMs: number; read: () => Promise<Blob> }[],
): Promise<Blob | undefined> {
  const { joinTakes } = await import('../../platform/recordings/join-takes.ts');
  return joinTakes(
    await Promise.all(parts.map(async ({ startMs, read }) => ({ startMs, sound: await read() }))),
  );
}
