import type { Transcription } from '../../shared/entities.ts';
import { createIndexedDatabase } from '../platform/indexed-database.ts';

interface StoredSave extends Transcription {
  /** Saves with the same key create only one item. */
  key: string;
  /** Set while the deletion can be undone. */
  deletedAt?: number;
}

/** The same as on the server. */
const undoMs = 10 * 60_000;

/** Saved transcriptions in IndexedDB, for people whose words stay on this device. */
export function createDeviceSaves(factory: () => IDBFactory, now: () => number) {
  const run = createIndexedDatabase(factory, {
    database: 'device',
    name: 'saves',
    keyPath: 'transcriptionId',
  });
  const all = () => run<StoredSave[]>('readonly', (store) => store.getAll());
  const put = (row: StoredSave) => run('readwrite', (store) => store.put(row));
  const find = (id: string) => run<StoredSave | undefined>('readonly', (store) => store.get(id));

  return {
    /** Newest first. */
    async list(): Promise<Transcription[]> {
      const rows = await all();
      for (const { transcriptionId, deletedAt } of rows) {
        if (deletedAt !== undefined && deletedAt < now() - undoMs)
          await run('readwrite', (store) => store.delete(transcriptionId));
      }
      return rows
        .filter(({ deletedAt }) => deletedAt === undefined)
        .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
        .map(toTranscription);
    },
    async add(
      content: Pick<Transcription, 'text' | 'language' | 'timings'>,
      key: string,
    ): Promise<Transcription> {
      const known = (await all()).find((row) => row.key === key && row.deletedAt === undefined);
      if (known) return toTranscription(known);
      const { text, language, timings } = content;
      const createdAt = new Date(now()).toISOString();
      const row = { transcriptionId: crypto.randomUUID(), text, language, createdAt, timings, key };
      await put(row);
      return toTranscription(row);
    },
    /** Returns false if there is no such item, or it is already deleted. */
    async remove(id: string): Promise<boolean> {
      const row = await find(id);
      if (!row || row.deletedAt !== undefined) return false;
      await put({ ...row, deletedAt: now() });
      return true;
    },
    async restore(id: string): Promise<Transcription | undefined> {
      const row = await find(id);
      if (!row) return undefined;
      const { deletedAt, ...kept } = row;
      await put(kept);
      return toTranscription(kept);
    },
  };
}

const toTranscription = ({ key, deletedAt, ...item }: StoredSave): Transcription => item;
