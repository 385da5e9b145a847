import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';

const deletingKey = (userId: string | undefined) => [userId, 'deleting'] as const;
const none: readonly string[] = [];

/** Items that are being deleted: they no longer count, but show a spinner until the server answers. */
export function useDeleting(userId: string | undefined): readonly string[] {
  const { data } = useQuery<readonly string[]>({ queryKey: deletingKey(userId), queryFn: skipToken });
  return data ?? none;
}

export function markDeleting(queries: QueryClient, userId: string, id: string, deleting: boolean): void {
  queries.setQueryData<readonly string[]>(deletingKey(userId), (ids = none) => {
    const others = ids.filter((other) => other !== id);
    return deleting ? [...others, id] : others;
  });
}
