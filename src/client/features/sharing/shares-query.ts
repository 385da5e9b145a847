import type { Share } from '../../../shared/calls/share-calls.ts';
import type { ApiClient } from '../../api/client.ts';

export const sharesQuery = (client: ApiClient, userId: string) => ({
  queryKey: [userId, 'shares'] as const,
  refetchOnMount: 'always' as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Share[]> =>
    client.get('shares', { params: { userId }, signal }),
});
