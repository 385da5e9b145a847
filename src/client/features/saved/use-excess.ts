import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { excessOver } from './saved-cache.ts';

/** How many items must be deleted before one can be saved; 0 until that is known. */
export function useExcess(userId: string | undefined): number {
  const client = useBackend();
  const items = useQuery(apiQueries.saved(client, userId)).data;
  const slots = useQuery(apiQueries.saveAllowance(client, userId)).data;
  return excessOver(items, slots);
}
