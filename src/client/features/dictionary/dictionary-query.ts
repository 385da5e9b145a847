import type { api } from '../../../shared/api.ts';
import type { ResponseBody } from '../../../shared/call.ts';
import type { ApiClient } from '../../api/client.ts';
import type { QueryOptions } from '../../api/query-client.ts';

const lifetimeMs = 5 * 60_000;

export const dictionaryQuery = (
  client: ApiClient,
  userId: string | undefined,
): QueryOptions<ResponseBody<typeof api.dictionary>> => ({
  queryKey: [userId, 'dictionary'],
  enabled: userId !== undefined,
  queryFn: ({ signal }) => client.get('dictionary', { params: { userId: userId ?? '' }, signal }),
  staleTime: lifetimeMs,
});
