import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { usePendingDeletes } from './use-pending-deletes.ts';

/**
 * For the dot on the tab. The allowance is enough to know it without loading every text, but the list is more accurate
 * once it is loaded.
 */
export function useHasSaved(userId: string | undefined): boolean {
  const client = useBackend();
  const slots = useQuery(apiQueries.saveAllowance(client, userId));
  const list = useQuery({ ...apiQueries.saved(client, userId), enabled: false });
  const deleting = usePendingDeletes(userId);
  if (userId === undefined) return false;
  if (list.data) return list.data.some((item) => !deleting.includes(item.transcriptionId));
  return slots.data !== undefined && slots.data.remaining < slots.data.limit;
}
