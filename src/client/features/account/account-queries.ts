import type { ApiClient } from '../../api/client.ts';

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
  webhooks: (client: ApiClient, userId: string) => ({
    queryKey: [userId, 'webhooks'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => client.get('webhooks', { signal }),
    refetchOnMount: 'always' as const,
  }),
  keys: (client: ApiClient, userId: string) => ({
    queryKey: [userId, 'keys'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => client.get('keys', { signal }),
    refetchOnMount: 'always' as const,
  }),
};
