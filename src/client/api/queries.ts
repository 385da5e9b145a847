import type { ApiClient } from './client.ts';
import type { QueryOptions } from './query-client.ts';

const second = 1_000;
const minute = 60 * second;

/** How long results stay fresh. Results of other queries never become stale. */
const lifetimes = {
  subscriptionPeriod: 60 * minute,
  speechAllowance: minute,
  recognitionAllowance: minute,
  saved: 30 * second,
  saveAllowance: 5 * minute,
  products: 5 * minute,
  trial: 10 * second,
} as const;

/** How often the translation allowance is refetched while the main screen is open. */
export const translationAllowanceInterval = 10 * minute;

type UserId = string | undefined;

/** Infers the result type from the query function. */
const queryOptions = <T>(options: QueryOptions<T>): QueryOptions<T> => options;

/** Disabled while nobody is signed in. */
const userQuery = (userId: UserId, name: string) => ({
  queryKey: [userId, name] as const,
  enabled: userId !== undefined,
});

/** Each key starts with the user's id, so that nobody sees another user's data. */
export const apiQueries = {
  subscription: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...userQuery(userId, 'subscription'),
      queryFn: ({ signal }) => client.get('subscription', { params: { userId: userId ?? '' }, signal }),
    }),
  subscriptionPeriod: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...userQuery(userId, 'subscription-period'),
      queryFn: ({ signal }) => client.get('subscriptionPeriod', { params: { userId: userId ?? '' }, signal }),
      staleTime: lifetimes.subscriptionPeriod,
    }),
  inviteBenefits: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...userQuery(userId, 'invite-benefits'),
      queryFn: ({ signal }) => client.get('inviteBenefits', { params: { userId: userId ?? '' }, signal }),
    }),
  inviteCount: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...userQuery(userId, 'invite-count'),
      queryFn: ({ signal }) => client.get('inviteCount', { params: { userId: userId ?? '' }, signal }),
    }),
  translationPairs: (client: ApiClient) =>
    queryOptions({
      queryKey: ['translation-pairs'],
      queryFn: ({ signal }) => client.get('translationPairs', { signal }),
    }),
  translationAllowance: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...userQuery(userId, 'translation-allowance'),
      queryFn: ({ signal }) =>
        client.get('translationAllowance', { params: { userId: userId ?? '' }, signal }),
    }),
  speechAllowance: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...userQuery(userId, 'speech-allowance'),
      queryFn: ({ signal }) => client.get('speechAllowance', { params: { userId: userId ?? '' }, signal }),
      staleTime: lifetimes.speechAllowance,
    }),
  recognitionAllowance: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...userQuery(userId, 'recognition-allowance'),
      queryFn: ({ signal }) =>
        client.get('recognitionAllowance', { params: { userId: userId ?? '' }, signal }),
      staleTime: lifetimes.recognitionAllowance,
    }),
  saveAllowance: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...userQuery(userId, 'save-allowance'),
      queryFn: ({ signal }) =>
        client.get('transcriptionAllowance', { params: { userId: userId ?? '' }, signal }),
      staleTime: lifetimes.saveAllowance,
    }),
  saved: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...userQuery(userId, 'saved'),
      queryFn: ({ signal }) => client.get('transcriptions', { params: { userId: userId ?? '' }, signal }),
      staleTime: lifetimes.saved,
    }),
  trial: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...userQuery(userId, 'trial'),
      queryFn: ({ signal }) => client.get('trial', { params: { userId: userId ?? '' }, signal }),
      staleTime: lifetimes.trial,
    }),
  voices: (client: ApiClient) =>
    queryOptions({ queryKey: ['voices'], queryFn: ({ signal }) => client.get('voices', { signal }) }),
  products: (client: ApiClient) =>
    queryOptions({
      queryKey: ['products'],
      queryFn: ({ signal }) => client.get('products', { signal }),
      staleTime: lifetimes.products,
    }),
};
