import { useCallback, useState } from 'react';
import type { LibraryItem, LibraryPage, LibrarySummary } from '../../../../shared/calls/library-calls.ts';
import type { QueryClient } from '../../../api/query-client.ts';
import { type QueryResult, useQuery, useQueryClient } from '../../../api/use-query.ts';
import type { Backend } from '../../../backend/backend.ts';
import { useBackend } from '../../../backend/use-backend.ts';
import type { LibraryView } from './library-view.ts';

const none: readonly LibraryItem[] = [];
/** "Select all" loads no more than this many documents. */
const mostSelected = 1_000;

const pagesKey = (userId: string, view: LibraryView) => [userId, 'library', JSON.stringify(view)] as const;

/** All pages that have been loaded, so that coming back shows them at once and then refreshes as many. */
const pagesQuery = (client: Backend, queries: QueryClient, userId: string, view: LibraryView) => ({
  queryKey: pagesKey(userId, view),
  staleTime: 0,
  async queryFn({ signal }: { signal: AbortSignal }): Promise<LibraryPage> {
    const wanted = queries.getQueryData<LibraryPage>(pagesKey(userId, view))?.items.length ?? 0;
    let loaded: LibraryPage = { items: [] };
    do loaded = joined(loaded, await pageAfter(client, userId, view, loaded.next, signal));
    while (loaded.next !== undefined && loaded.items.length < wanted);
    return loaded;
  },
});

const pageAfter = (
  client: Backend,
  userId: string,
  view: LibraryView,
  after: string | undefined,
  signal?: AbortSignal,
): Promise<LibraryPage> =>
  client.get('library', {
    params: { userId },
    query: { ...view, ...(after !== undefined && { after }) },
    signal,
  });

/** A document that has moved between the pages is shown once. */
function joined({ items }: LibraryPage, page: LibraryPage): LibraryPage {
  const known = new Set(items.map(({ transcriptionId }) => transcriptionId));
  return { ...page, items: [...items, ...page.items.filter((item) => !known.has(item.transcriptionId))] };
}

export interface Library {
  /** The rows so far. While another search is loading, those of the last one. */
  items: readonly LibraryItem[];
  hasMore: boolean;
  /** Whether nothing could be shown yet. */
  isLoading: boolean;
  /** Whether the rows belong to the search before. */
  isOld: boolean;
  failed: boolean;
  isFetching: boolean;
  retry(): Promise<void>;
  /** Loads the next page. Resolves to whether it worked. */
  loadMore(): Promise<boolean>;
  moreFailed: boolean;
  /** Loads what is missing, within reason, and returns everything. */
  loadAll(): Promise<readonly LibraryItem[]>;
  /** Changes rows before the server has answered. */
  patch(change: (items: readonly LibraryItem[]) => readonly LibraryItem[]): void;
}

export function useLibrary(userId: string, view: LibraryView): Library {
  const client = useBackend();
  const queries = useQueryClient();
  const query = useQuery(pagesQuery(client, queries, userId, view));
  const [last, setLast] = useState<LibraryPage>();
  const [moreFailed, setMoreFailed] = useState(false);
  if (query.data && query.data !== last) setLast(query.data);
  const shown = query.data ?? last;
  const id = JSON.stringify(view);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the id changes exactly when the view does
  const loadMore = useCallback(async () => {
    const key = pagesKey(userId, view);
    const next = queries.getQueryData<LibraryPage>(key)?.next;
    if (next === undefined) return true;
    try {
      const page = await pageAfter(client, userId, view, next);
      queries.setQueryData<LibraryPage>(key, (old) => (old?.next === next ? joined(old, page) : old));
      setMoreFailed(false);
      return true;
    } catch {
      setMoreFailed(true);
      return false;
    }
  }, [client, queries, userId, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the id changes exactly when the view does
  const loadAll = useCallback(async () => {
    const loaded = () => queries.getQueryData<LibraryPage>(pagesKey(userId, view)) ?? { items: [] };
    while (loaded().next !== undefined && loaded().items.length < mostSelected)
      if (!(await loadMore())) break;
    return loaded().items;
  }, [queries, userId, id, loadMore]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the id changes exactly when the view does
  const patch = useCallback<Library['patch']>(
    (change) =>
      queries.setQueryData<LibraryPage>(
        pagesKey(userId, view),
        (old) => old && { ...old, items: [...change(old.items)] },
      ),
    [queries, userId, id],
  );

  return {
    items: shown?.items ?? none,
    hasMore: query.data?.next !== undefined,
    isLoading: shown === undefined && !query.isError,
    isOld: query.data === undefined && shown !== undefined,
    failed: query.isError,
    isFetching: query.isFetching,
    retry: query.refetch,
    ...{ loadMore, moreFailed, loadAll, patch },
  };
}

export function useLibrarySummary(userId: string): QueryResult<LibrarySummary> {
  const client = useBackend();
  return useQuery({
    queryKey: [userId, 'library-summary'],
    staleTime: 0,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<LibrarySummary> =>
      client.get('librarySummary', { params: { userId }, signal }),
  });
}

/** After changes whose result other lists show too. */
export function refreshLibrary(queries: QueryClient, userId: string): void {
  for (const name of ['library', 'library-summary', 'saved', 'save-allowance'])
    void queries.invalidateQueries({ queryKey: [userId, name] });
}
