import type { api } from '../../../shared/api.ts';
import type { ResponseBody } from '../../../shared/call.ts';
import type { ApiClient } from '../../api/client.ts';
import type { QueryOptions } from '../../api/query-client.ts';
import { localStore } from '../../platform/storage.ts';

/** Whether this account has words, so that the next visit loads them before the first recording. */
export function rememberWords(exist: boolean): void {
  if (exist) localStore.write('accountHasWords', 'true');
  else localStore.remove('accountHasWords');
}

const lifetimeMs = 5 * 60_000;

export const dictionaryQuery = (
  client: ApiClient,
  userId: string | undefined,
): QueryOptions<ResponseBody<typeof api.dictionary>> => ({
  queryKey: [userId, 'dictionary'],
  enabled: userId !== undefined,
  queryFn: async ({ signal }) => {
    const stored = await client.get('dictionary', { params: { userId: userId ?? '' }, signal });
    rememberWords(stored.entries.length > 0);
    return stored;
  },
  staleTime: lifetimeMs,
});
