import type { LanguageCode } from '../../../shared/languages.ts';

/** A segment of speech that has not been transcribed yet. */
export interface StoredSegment {
  id: string;
  /** Nobody else who uses this browser may hear it. */
  userId: string;
  /** The page that recorded it. */
  pageId: string;
  /** When it was spoken; segments are written in this order. */
  spokenAt: number;
  language: LanguageCode;
  /** The silence before it, if there was speech before in the same recording. */
  pauseMs?: number;
  seconds: number;
  wav: ArrayBuffer;
}

export interface SegmentStore {
  /** Whether it was stored: storage can be full or blocked. */
  put(segment: StoredSegment): Promise<boolean>;
  /** Everything that waits, in the order it was spoken. */
  all(): Promise<StoredSegment[]>;
  has(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
}

const name = 'segments';

/** Some browsers' storage never answers, and speech must not wait for it. */
const answerTimeoutMs = 5_000;

/** Keeps segments in IndexedDB, where they survive a closed tab and a crash. Reading `indexedDB` throws where it is blocked. */
export function createSegmentStore(factory: () => IDBFactory): SegmentStore {
  let opening: Promise<IDBDatabase> | undefined;

  const open = () => {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory().open('speech', 1);
      request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: 'id' });
      request.onsuccess = () => {
        // The browser closes it when the site's data is deleted.
        request.result.onclose = forget;
        resolve(request.result);
      };
      request.onerror = () => reject(request.error);
    });
    opening.catch(forget);
    return opening;
  };

  function forget() {
    opening = undefined;
  }

  function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The storage did not answer')), answerTimeoutMs);
      transact(mode, work)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  }

  async function transact<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const database = await open();
    return new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(name, mode, { durability: 'strict' });
      const request = work(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  }

  return {
    put: (segment) =>
      run('readwrite', (store) => store.put(segment)).then(
        () => true,
        () => false,
      ),
    async all() {
      const rows = await run<StoredSegment[]>('readonly', (store) => store.getAll()).catch(() => []);
      return rows.sort((one, other) => one.spokenAt - other.spokenAt);
    },
    has: (id) => run('readonly', (store) => store.getKey(id)).then((key) => key !== undefined),
    remove: (id) => run('readwrite', (store) => store.delete(id)).catch(() => undefined),
  };
}
