import { createSignal, type Signal } from '../platform/signal.ts';

/** Carries the type of its data, so that `getQueryData` knows it. */
export type QueryKey<T = unknown> = readonly unknown[] & { readonly dataType?: T };

export interface QueryOptions<T> {
  queryKey: QueryKey<T>;
  queryFn(context: { signal: AbortSignal }): Promise<T>;
  /** Whether it is fetched automatically. Defaults to true. */
  enabled?: boolean;
  /** How long the data stays fresh, in milliseconds. Defaults to forever. */
  staleTime?: number;
  refetchOnMount?: 'always';
  /** In milliseconds; only while the page is visible. */
  refetchInterval?: number;
}

export interface QueryState<T> {
  data: T | undefined;
  error: unknown;
  /** Whether the last attempt failed; there may be older data. */
  isError: boolean;
  isFetching: boolean;
  /** Whether at least one attempt has finished. */
  isFetched: boolean;
  errorUpdateCount: number;
}

interface Filter {
  /** Matches every key that starts with these elements. */
  queryKey: QueryKey;
  predicate?(query: { queryKey: QueryKey }): boolean;
}

export interface QueryClient {
  getState<T>(key: QueryKey<T>): QueryState<T>;
  getQueryData<T>(key: QueryKey<T>): T | undefined;
  setQueryData<T>(
    key: QueryKey<T>,
    value: NoInfer<T> | ((old: NoInfer<T> | undefined) => NoInfer<T> | undefined),
  ): void;
  /** Returns the cached data if it is fresh, and fetches it otherwise. */
  fetchQuery<T>(options: QueryOptions<T>): Promise<T>;
  /** Marks data as stale and refetches it if it is observed. */
  invalidateQueries(filter: Filter): Promise<void>;
  /** Refetches the data that is observed. */
  refetchQueries(filter: Filter): Promise<void>;
  /** Aborts requests and ignores their responses. */
  cancelQueries(filter: Filter): Promise<void>;
  removeQueries(filter: Filter): void;
  subscribe(key: QueryKey, listener: () => void): () => void;
  /** Fetches stale data, now and whenever it is invalidated, until the returned function is called. */
  observe<T>(options: () => QueryOptions<T>): () => void;
  /** Called with every new value. */
  onData(listener: (key: QueryKey, data: unknown) => void): () => void;
}

interface Run {
  abort: AbortController;
  promise: Promise<unknown>;
  before: QueryState<unknown>;
}

interface Query {
  queryKey: QueryKey;
  state: QueryState<unknown>;
  updatedAt: number;
  /** The number of requests that had been sent when it last failed. */
  failedAfter: number;
  run: Run | null;
  observers: Set<() => QueryOptions<unknown>>;
  changed: Signal;
}

const untouched: QueryState<undefined> = {
  data: undefined,
  error: null,
  isError: false,
  isFetching: false,
  isFetched: false,
  errorUpdateCount: 0,
};

/**
 * Caches responses by key. It never retries on its own, and never refetches on focus or reconnect. A response to a later
 * request shows that the server is back, so the data that failed before is then refetched once.
 */
export function createQueryClient(): QueryClient {
  const queries = new Map<string, Query>();
  let sent = 0;
  const arrived = createSignal<[key: QueryKey, data: unknown]>();

  function queryOf(queryKey: QueryKey): Query {
    const id = JSON.stringify(queryKey);
    const known = queries.get(id);
    if (known) return known;
    const observers = new Set<() => QueryOptions<unknown>>();
    const query = {
      queryKey,
      state: untouched,
      updatedAt: 0,
      failedAfter: 0,
      run: null,
      observers,
      changed: createSignal(),
    };
    queries.set(id, query);
    return query;
  }

  const matching = ({ queryKey, predicate }: Filter): Query[] =>
    [...queries.values()].filter(
      (query) =>
        queryKey.every((part, index) => part === query.queryKey[index]) && (!predicate || predicate(query)),
    );

  function update(query: Query, change: Partial<QueryState<unknown>>): void {
    query.state = { ...query.state, ...change };
    query.changed.emit();
  }

  function succeed(query: Query, data: unknown): void {
    query.updatedAt = Date.now();
    update(query, { data, error: null, isError: false, isFetching: query.run !== null, isFetched: true });
    arrived.emit(query.queryKey, data);
  }

  function cancel(query: Query): void {
    const { run } = query;
    if (!run) return;
    query.run = null;
    run.abort.abort();
    const { error, isError } = run.before;
    update(query, { isFetching: false, ...(query.state.data === undefined && { error, isError }) });
  }

  function start(query: Query, options: QueryOptions<unknown>): Promise<unknown> {
    if (query.run) return query.run.promise;
    const abort = new AbortController();
    const before = query.state;
    const number = ++sent;
    const promise = options.queryFn({ signal: abort.signal }).then(
      (data) => {
        if (query.run === run) {
          query.run = null;
          succeed(query, data);
          refetchFailed(number);
        }
        return data;
      },
      (error: unknown) => {
        if (query.run === run) {
          query.run = null;
          query.failedAfter = sent;
          const errorUpdateCount = query.state.errorUpdateCount + 1;
          update(query, { error, isError: true, isFetching: false, isFetched: true, errorUpdateCount });
        }
        throw error;
      },
    );
    const run: Run = { abort, promise, before };
    query.run = run;
    update(query, { isFetching: true, ...(before.data === undefined && { error: null, isError: false }) });
    return promise;
  }

  const isStale = (query: Query, { staleTime = Number.POSITIVE_INFINITY }: QueryOptions<unknown>): boolean =>
    query.state.data === undefined || query.updatedAt === 0 || Date.now() - query.updatedAt >= staleTime;

  /** Never rejects: a failure is stored in the state. */
  async function refetch(query: Query): Promise<void> {
    const options = [...query.observers]
      .map((observer) => observer())
      .find(({ enabled }) => enabled !== false);
    if (!options) return;
    // A request that was sent before the change may return old data.
    if (query.state.data !== undefined) cancel(query);
    await start(query, options).catch(() => {});
  }

  function refetchFailed(number: number): void {
    for (const query of queries.values())
      if (query.state.isError && !query.run && query.failedAfter < number) void refetch(query);
  }

  const refetchAll = async (found: Query[]): Promise<void> => void (await Promise.all(found.map(refetch)));

  return {
    getState: <T>(key: QueryKey<T>) =>
      (queries.get(JSON.stringify(key))?.state ?? untouched) as QueryState<T>,
    getQueryData: <T>(key: QueryKey<T>) => queries.get(JSON.stringify(key))?.state.data as T | undefined,
    setQueryData(key, value) {
      const query = queryOf(key);
      const data =
        typeof value === 'function' ? (value as (old: unknown) => unknown)(query.state.data) : value;
      if (data !== undefined) succeed(query, data);
    },
    fetchQuery<T>(options: QueryOptions<T>) {
      const query = queryOf(options.queryKey);
      const data = isStale(query, options) ? start(query, options) : Promise.resolve(query.state.data);
      return data as Promise<T>;
    },
    async invalidateQueries(filter) {
      const found = matching(filter);
      for (const query of found) query.updatedAt = 0;
      await refetchAll(found);
    },
    refetchQueries: (filter) => refetchAll(matching(filter)),
    async cancelQueries(filter) {
      matching(filter).forEach(cancel);
    },
    removeQueries(filter) {
      for (const query of matching(filter)) {
        query.run?.abort.abort();
        query.run = null;
        query.state = untouched;
      }
    },
    subscribe: (key, listener) => queryOf(key).changed.subscribe(listener),
    observe(options) {
      const { queryKey, enabled = true, refetchOnMount, refetchInterval } = options();
      const query = queryOf(queryKey);
      query.observers.add(options);
      const fetchNow = () => void start(query, options()).catch(() => {});
      if (enabled && (refetchOnMount === 'always' || isStale(query, options()))) fetchNow();
      const interval =
        enabled && refetchInterval !== undefined
          ? setInterval(() => document.visibilityState !== 'hidden' && fetchNow(), refetchInterval)
          : undefined;
      return () => {
        clearInterval(interval);
        query.observers.delete(options);
        if (query.observers.size === 0) cancel(query);
      };
    },
    onData: arrived.subscribe,
  };
}
