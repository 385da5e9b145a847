import { createIndexedDatabase, type IndexedDatabaseOptions } from './indexed-database.ts';

/** Rows in IndexedDB. Each survives a crash or the tab being closed. */
export interface IndexedStore<Row> {
  /** Stores all of the rows or none. Returns false if storage is full or blocked. */
  put(row: Row, ...others: Row[]): Promise<boolean>;
  all(): Promise<Row[]>;
  get(id: string): Promise<Row | undefined>;
  has(id: string): Promise<boolean>;
  remove(id: string, ...others: string[]): Promise<void>;
}

/** Blocked storage behaves like empty storage, except for `has`, which rejects. */
export function createIndexedStore<Row extends { id: string }>(
  factory: () => IDBFactory,
  options: Omit<IndexedDatabaseOptions, 'keyPath'>,
): IndexedStore<Row> {
  const run = createIndexedDatabase(factory, options);
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
