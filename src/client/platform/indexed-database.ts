export interface IndexedDatabaseOptions {
  database: string;
  /** The name of the database's only object store. */
  name: string;
  /** The property that identifies a row. */
  keyPath?: string;
  /** In some browsers IndexedDB never responds, so we stop waiting after this long. */
  timeoutMs?: number;
}

/** Runs one request and resolves once its result is stored durably. Rejects if storage is full or blocked. */
export type RunRequest = <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
) => Promise<T>;

/**
 * A database with a single object store, which is opened on first use. `factory` is a function, because accessing
 * `indexedDB` throws when storage is blocked.
 */
export function createIndexedDatabase(
  factory: () => IDBFactory,
  { database, name, keyPath = 'id', timeoutMs = 5_000 }: IndexedDatabaseOptions,
): RunRequest {
  let opening: Promise<IDBDatabase> | undefined;

  const open = () => {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory().open(database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath });
      request.onsuccess = () => {
        // The browser closes the database when the site's data is deleted.
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

  const transact: RunRequest = async (mode, work) => {
    const opened = await open();
    return new Promise((resolve, reject) => {
      const transaction = opened.transaction(name, mode, { durability: 'strict' });
      const request = work(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  };

  return (mode, work) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('IndexedDB did not respond')), timeoutMs);
      transact(mode, work)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
}
