import type { DocumentContent, SavedDocument } from '../../shared/document/document-schema.ts';
import type { Transcription } from '../../shared/entities.ts';
import { createIndexedDatabase } from '../platform/indexed-database.ts';

/** Texts that an earlier version saved have no revision. */
interface StoredSave
  extends Omit<SavedDocument, 'revision' | 'updatedAt'>,
    Partial<Pick<SavedDocument, 'revision' | 'updatedAt'>> {
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

  async function kept(): Promise<StoredSave[]> {
    const rows = await all();
    for (const { transcriptionId, deletedAt } of rows) {
      if (deletedAt !== undefined && deletedAt < now() - undoMs)
        await run('readwrite', (store) => store.delete(transcriptionId));
    }
    return rows.filter(({ deletedAt }) => deletedAt === undefined);
  }

  return {
    /** In no particular order. */
    all: async (): Promise<SavedDocument[]> => (await kept()).map(toDocument),
    /** Newest first. */
    async list(): Promise<Transcription[]> {
      return (await kept())
        .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
        .map(toTranscription);
    },
    async add(content: DocumentContent, key: string): Promise<SavedDocument> {
      const known = (await all()).find((row) => row.key === key && row.deletedAt === undefined);
      if (known) return toDocument(known);
      const createdAt = new Date(now()).toISOString();
      const row = { ...pickContent(content), transcriptionId: crypto.randomUUID(), createdAt, key };
      await put(row);
      return toDocument(row);
    },
    async find(id: string): Promise<SavedDocument | undefined> {
      const row = await find(id);
      return row && row.deletedAt === undefined ? toDocument(row) : undefined;
    },
    /** Both steps are one transaction, because another tab may change the same document. */
    async change(
      id: string,
      revision: number,
      content: DocumentContent,
    ): Promise<SavedDocument | 'changed' | undefined> {
      let result: StoredSave | 'changed' | undefined;
      await run<StoredSave | undefined>('readwrite', (store) => {
        const request: IDBRequest<StoredSave | undefined> = store.get(id);
        request.onsuccess = () => {
          const row = request.result;
          if (!row || row.deletedAt !== undefined) return;
          if (toDocument(row).revision !== revision) {
            result = 'changed';
            return;
          }
          const { transcriptionId, createdAt, key } = row;
          const updatedAt = new Date(now()).toISOString();
          const changed = { ...pickContent(content), transcriptionId, createdAt, key };
          result = { ...changed, updatedAt, revision: revision + 1 };
          store.put(result);
        };
        return request;
      });
      return typeof result === 'object' ? toDocument(result) : result;
    },
    /** Returns false if there is no such item, or it is already deleted. */
    async remove(id: string): Promise<boolean> {
      const row = await find(id);
      if (!row || row.deletedAt !== undefined) return false;
      await put({ ...row, deletedAt: now() });
      return true;
    },
    async restore(id: string): Promise<SavedDocument | undefined> {
      const row = await find(id);
      if (!row) return undefined;
      const { deletedAt, ...kept } = row;
      await put(kept);
      return toDocument(kept);
    },
  };
}

/** Requests carry more than belongs into the store. */
const pickContent = ({
  text,
  language,
  timings,
  title,
  translations,
  segments,
  tags,
  source,
}: DocumentContent): DocumentContent => ({
  text,
  language,
  ...(timings && { timings }),
  ...(title && { title }),
  ...(translations && { translations }),
  ...(segments && { segments }),
  ...(tags && { tags }),
  ...(source && { source }),
});

const toDocument = ({ key, deletedAt, ...item }: StoredSave): SavedDocument => ({
  ...item,
  revision: item.revision ?? 1,
  updatedAt: item.updatedAt ?? item.createdAt,
});

/** The list has the same fields as the server’s. */
const toTranscription = ({
  transcriptionId,
  text,
  language,
  createdAt,
  timings,
}: StoredSave): Transcription => ({
  transcriptionId,
  text,
  language,
  createdAt,
  ...(timings && { timings }),
});
