import type { QueryClient } from '../../api/query-client.ts';
import { useQueryState } from '../../api/use-query.ts';

const deletingKey = (userId: string | undefined) => [userId, 'deleting'] as const;
const none: readonly string[] = [];

/** Items that are being deleted: they no longer count, but show a spinner until the server responds. */
export function usePendingDeletes(userId: string | undefined): readonly string[] {
  return useQueryState<readonly string[]>(deletingKey(userId)).data ?? none;
}

export function markPendingDelete(queries: QueryClient, userId: string, id: string, deleting: boolean): void {
  queries.setQueryData<readonly string[]>(deletingKey(userId), (ids = none) => {
    const others = ids.filter((other) => other !== id);
    return deleting ? [...others, id] : others;
  });
}
