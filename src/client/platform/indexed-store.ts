/** Rows in IndexedDB. Each survives a crash or the tab being closed. */
export interface IndexedStore<Row> {
  /** Stores all of the rows or none. Returns false if storage is full or blocked. */
  put(row: Row, ...others: Row[]): Promise<boolean>;
  all(): Promise<Row[]>;
  get(id: string): Promise<Row | undefined>;
  has(id: string): Promise<boolean>;
  remove(id: string, ...others: string[]): Promise<void>;
}

export interface IndexedStoreOptions {
  database: string;
  /** The name of the database's only object store. */
  name: string;
  /** In some browsers IndexedDB never responds, so we stop waiting after this long. */
  timeoutMs?: number;
}

/**
 * A database with a single object store, whose rows are keyed by `id`. `factory` is a function, because accessing
 * `indexedDB` throws when storage is blocked.
 */
export function createIndexedStore<Row extends { id: string }>(
  factory: () => IDBFactory,
  { database, name, timeoutMs = 5_000 }: IndexedStoreOptions,
): IndexedStore<Row> {
  let opening: Promise<IDBDatabase> | undefined;

  const open = () => {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory().open(database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: 'id' });
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

  function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('IndexedDB did not respond')), timeoutMs);
      transact(mode, work)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  }

  async function transact<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const opened = await open();
    return new Promise<T>((resolve, reject) => {
      const transaction = opened.transaction(name, mode, { durability: 'strict' });
      const request = work(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  }

  return {
    put: (row, ...others) =>
      run('readwrite', (store) => {
        for (const other of others) store.put(other);
        return store.put(row);
      }).then(
        () => true,
        () => false,
      ),
    all: () => run<Row[]>('readonly', (store) => store.getAll()).catch(() => []),
    get: (id) => run<Row | undefined>('readonly', (store) => store.get(id)).catch(() => undefined),
    has: (id) => run('readonly', (store) => store.getKey(id)).then((key) => key !== undefined),
    remove: (id, ...others) =>
      run('readwrite', (store) => {
        for (const other of others) store.delete(other);
        return store.delete(id);
      }).catch(() => undefined),
  };
}
