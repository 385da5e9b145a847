import type { ApiClient } from '../../api/client.ts';
import { webhookQuery } from '../../api/webhook-query.ts';

/** Separate from the queries of the first load, because only the account screen needs them. */
export const accountQueries = {
  account: (client: ApiClient, userId: string) => ({
    queryKey: [userId, 'account'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => client.get('account', { params: { userId }, signal }),
    refetchOnMount: 'always' as const,
  }),
  sessions: (client: ApiClient, userId: string) => ({
    queryKey: [userId, 'sessions'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.get('sessions', { params: { id: userId }, signal }),
    refetchOnMount: 'always' as const,
  }),
  webhooks: webhookQuery,
  keys: (client: ApiClient, userId: string) => ({
    queryKey: [userId, 'keys'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => client.get('keys', { signal }),
    refetchOnMount: 'always' as const,
  }),
};
