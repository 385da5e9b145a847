import type { ApiClient } from './client.ts';

/** Separate from the queries of the first load, because only the account's menu and pages need it. */
export const webhookQuery = (client: ApiClient, userId: string) => ({
  queryKey: [userId, 'webhooks'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => client.get('webhooks', { signal }),
  refetchOnMount: 'always' as const,
});
