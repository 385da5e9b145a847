import { createIndexedStore, type IndexedStore } from '../indexed-store.ts';
import { createSignal } from '../signal.ts';
import { localStore } from '../storage.ts';

/** The owner of what was recorded without an account. */
export const visitor = 'visitor';

/** The sound of one press of the record button, as far as it belongs to one document. */
export interface Take {
  id: string;
  userId: string;
  /** The id of the document on this device. */
  document: string;
  /** Where it begins in the times of the document; null until a word of it has been written. */
  startMs: number | null;
  startedAt: number;
  mimeType: string;
  /** How many pieces of it are stored, and their size. */
  pieces: number;
  bytes: number;
}

/** Says that a document on this device was saved. */
interface SavedLink {
  id: string;
  userId: string;
  document: string;
  transcription: string;
  /** When the saved document was deleted, which can be undone for a while. */
  deletedAt?: number;
  /** How many bytes of which takes the server has. */
  copied?: Readonly<Record<string, number>>;
}

/** The sound is stored apart from what is known about it, piece by piece, so that a crash loses only the last one. */
interface Piece {
  id: string;
  sound: Blob;
}

/** Which document is meant: the one on this device, or one that was saved. */
export interface RecordedDocument {
  id: string | null;
  transcription: string | undefined;
}

export interface UncopiedTake {
  take: Take;
  transcription: string;
}

export interface RecordingStore {
  /** Stores another piece of a take. False if there is no room for it. */
  add(take: Take, sound: Blob): Promise<boolean>;
  /** Stores what has become known about a take. */
  update(take: Take): Promise<boolean>;
  /** The takes of a document that can be played, in the order of its times. */
  takesOf(userId: string, document: RecordedDocument): Promise<readonly Take[]>;
  sound(take: Take): Promise<Blob>;
  /** Everything somebody has recorded, oldest first, also what can't be played any more. */
  all(userId: string): Promise<readonly Take[]>;
  /** What of it can be played, and so takes up space. */
  playable(userId: string): Promise<readonly Take[]>;
  remove(takes: readonly Take[]): Promise<void>;
  link(userId: string, document: string, transcription: string): Promise<void>;
  /** The takes of saved documents of which the server has no copy, or one of a shorter part. */
  uncopied(userId: string): Promise<readonly UncopiedTake[]>;
  markCopied(copied: UncopiedTake): Promise<void>;
  /** Says that a saved document was deleted, or that the deletion was undone. */
  markDeleted(transcription: string, deletedAt: number | undefined): Promise<void>;
  /** Deletes the sound of somebody's texts that were cleared or deleted more than a day ago. */
  removeForgotten(userId: string, isDraft: (document: string) => boolean): Promise<void>;
  subscribe(listener: () => void): () => void;
}

const forgottenMs = 24 * 60 * 60 * 1_000;

const isTake = (row: Take | SavedLink): row is Take => 'pieces' in row;
const isLink = (row: Take | SavedLink): row is SavedLink => !isTake(row);
/** Texts that were written without an account belong to whoever signs in next, and so does their sound. */
const isOf = (userId: string, take: Take): boolean => take.userId === userId || take.userId === visitor;
const pieceIds = ({ id, pieces }: Take) => Array.from({ length: pieces }, (_, index) => `${id}/${index}`);

export interface RecordingStoreDeps {
  rows: Pick<IndexedStore<Take | SavedLink>, 'all' | 'put' | 'remove'>;
  pieces: Pick<IndexedStore<Piece>, 'get' | 'has' | 'put' | 'remove'>;
  now(): number;
  /** Called with whether anything is stored. */
  onStored(exists: boolean): void;
}

export function createRecordingStore({ rows, pieces, now, onStored }: RecordingStoreDeps): RecordingStore {
  const changed = createSignal();

  async function read() {
    const all = await rows.all();
    const takes = all.filter(isTake).sort((one, other) => one.startedAt - other.startedAt);
    return { takes, links: all.filter(isLink) };
  }

  /** The browser may have deleted the sound and kept what is known about it. */
  async function withSound(takes: readonly Take[]): Promise<readonly Take[]> {
    const has = await Promise.all(
      takes.map(({ id, pieces: count }) => count === 0 || pieces.has(`${id}/0`).catch(() => false)),
    );
    return takes.filter((_, index) => has[index]);
  }

  let changingLinks: Promise<unknown> = Promise.resolve();
  /** Changes links one after the other, so that no change is lost to one that has read the link before it. */
  function changeLinks(change: () => Promise<void>): Promise<void> {
    const done = changingLinks.then(change);
    changingLinks = done.catch(() => undefined);
    return done;
  }

  const store: RecordingStore = {
    subscribe: changed.subscribe,
    async add(take, sound) {
      onStored(true);
      const id = `${take.id}/${take.pieces}`;
      if (!(await pieces.put({ id, sound }))) return false;
      take.pieces += 1;
      take.bytes += sound.size;
      return store.update(take);
    },
    async update(take) {
      const isStored = await rows.put({ ...take });
      changed.emit();
      return isStored;
    },
    async takesOf(userId, { id, transcription }) {
      const { takes, links } = await read();
      const documents = new Set<string | null>([
        id,
        ...links.flatMap((link) => (link.transcription === transcription ? [link.document] : [])),
      ]);
      const found = takes.filter(
        (take) => isOf(userId, take) && take.startMs !== null && documents.has(take.document),
      );
      return withSound(found.sort((one, other) => (one.startMs ?? 0) - (other.startMs ?? 0)));
    },
    async sound(take) {
      const stored = await Promise.all(pieceIds(take).map((id) => pieces.get(id)));
      // What follows a piece that is missing can't be played.
      const missing = stored.indexOf(undefined);
      const whole = missing < 0 ? stored : stored.slice(0, missing);
      return new Blob(
        whole.flatMap((piece) => piece?.sound ?? []),
        { type: take.mimeType },
      );
    },
    all: async (userId) => (await read()).takes.filter((take) => isOf(userId, take)),
    playable: async (userId) => withSound(await store.all(userId)),
    async remove(takes) {
      for (const take of takes) {
        const [first, ...others] = pieceIds(take);
        if (first !== undefined) await pieces.remove(first, ...others);
        await rows.remove(take.id);
      }
      const left = await read();
      if (left.takes.length === 0) {
        const [first, ...others] = left.links.map(({ id }) => id);
        if (first !== undefined) await rows.remove(first, ...others);
        onStored(false);
      }
      changed.emit();
    },
    link: (userId, document, transcription) =>
      changeLinks(async () => {
        const { takes, links } = await read();
        const id = `${transcription}/${document}`;
        if (links.some((link) => link.id === id) || !takes.some((take) => take.document === document)) return;
        await rows.put({ id, userId, document, transcription });
        changed.emit();
      }),
    async uncopied(userId) {
      const { takes, links } = await read();
      return links.flatMap(({ userId: owner, document, transcription, deletedAt, copied = {} }) =>
        takes
          .filter(
            (take) =>
              owner === userId &&
              deletedAt === undefined &&
              isOf(userId, take) &&
              take.document === document &&
              take.startMs !== null &&
              take.bytes > 0 &&
              copied[take.id] !== take.bytes,
          )
          .map((take) => ({ take, transcription })),
      );
    },
    markCopied: ({ take, transcription }) =>
      changeLinks(async () => {
        for (const link of (await read()).links)
          if (link.transcription === transcription && link.document === take.document)
            await rows.put({ ...link, copied: { ...link.copied, [take.id]: take.bytes } });
      }),
    markDeleted: (transcription, deletedAt) =>
      changeLinks(async () => {
        for (const { deletedAt: _, ...link } of (await read()).links)
          if (link.transcription === transcription)
            await rows.put({ ...link, ...(deletedAt !== undefined && { deletedAt }) });
      }),
    async removeForgotten(userId, isDraft) {
      const before = now() - forgottenMs;
      const { takes, links } = await read();
      const [kept, dropped] = [
        links.filter(({ deletedAt }) => deletedAt === undefined || deletedAt > before),
        links.filter(({ deletedAt }) => deletedAt !== undefined && deletedAt <= before),
      ];
      // Somebody else's drafts can't be seen here, so neither can it be told whether their sound is needed.
      const forgotten = takes.filter(
        (take) =>
          isOf(userId, take) &&
          take.startedAt <= before &&
          !isDraft(take.document) &&
          !kept.some((link) => link.document === take.document),
      );
      for (const { id } of dropped) await rows.remove(id);
      if (forgotten.length > 0) await store.remove(forgotten);
    },
  };
  return store;
}

/** A long limit, because copying sound takes a while on a phone. */
const timeoutMs = 60_000;

/** The dictations whose sound is kept on this device. */
export const recordings = createRecordingStore({
  rows: createIndexedStore<Take | SavedLink>(() => indexedDB, { database: 'recordings', name: 'takes' }),
  pieces: createIndexedStore<Piece>(() => indexedDB, {
    database: 'recording-sound',
    name: 'pieces',
    timeoutMs,
  }),
  now: () => Date.now(),
  onStored(exists) {
    if (exists) localStore.write('recordings', 'true');
    else localStore.remove('recordings');
  },
});
