import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react';
import type { QueryClient, QueryKey, QueryOptions, QueryState } from './query-client.ts';

const QueryClientContext = createContext<QueryClient | null>(null);
export const QueryClientProvider = QueryClientContext.Provider;

export function useQueryClient(): QueryClient {
  const client = useContext(QueryClientContext);
  if (!client) throw new Error('There is no QueryClientProvider above this component');
  return client;
}

export interface QueryResult<T> extends QueryState<T> {
  /** Stable between renders. */
  refetch(): Promise<void>;
}

/** The cached state of a key. Doesn't fetch it. */
export function useQueryState<T>(key: QueryKey<T>): QueryState<T> {
  const client = useQueryClient();
  const id = JSON.stringify(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id changes exactly when the key does
  const subscribe = useCallback((listener: () => void) => client.subscribe(key, listener), [client, id]);
  const read = () => client.getState(key);
  return useSyncExternalStore(subscribe, read, read);
}

/** Fetches data when it is missing or stale, and subscribes to it. */
export function useQuery<T>(options: QueryOptions<T>): QueryResult<T> {
  const { queryKey, enabled = true } = options;
  const client = useQueryClient();
  const id = JSON.stringify(queryKey);
  const state = useQueryState(queryKey);
  const latest = useEffectEvent(() => options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id changes exactly when the key does
  useEffect(() => client.observe(() => latest()), [client, id, enabled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id changes exactly when the key does
  const refetch = useCallback(() => client.refetchQueries({ queryKey }), [client, id]);
  return { ...state, refetch };
}
