import { QueryClient, queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ApiClient } from './client.ts';

const second = 1_000;
const minute = 60 * second;

/** How long each answer is fresh; all others never become stale. */
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

/** No automatic retries or refetching, so that this file alone decides when requests are sent. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        // While prerendering, a timer would keep the build from ending.
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 60 * minute,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const ApiContext = createContext<ApiClient | null>(null);
export const ApiProvider = ApiContext.Provider;

export function useApi(): ApiClient {
  const client = useContext(ApiContext);
  if (!client) throw new Error('There is no ApiProvider above');
  return client;
}

type UserId = string | undefined;

/** Disabled while nobody is signed in. */
const ofUser = (userId: UserId, name: string) => ({
  queryKey: [userId, name] as const,
  enabled: userId !== undefined,
});

/** Each key starts with the user's id, so that nobody sees another user's data. */
export const reads = {
  subscription: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...ofUser(userId, 'subscription'),
      queryFn: ({ signal }) => client.get('subscription', { params: { userId: userId ?? '' }, signal }),
    }),
  subscriptionPeriod: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...ofUser(userId, 'subscription-period'),
      queryFn: ({ signal }) => client.get('subscriptionPeriod', { params: { userId: userId ?? '' }, signal }),
      staleTime: lifetimes.subscriptionPeriod,
    }),
  inviteBenefits: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...ofUser(userId, 'invite-benefits'),
      queryFn: ({ signal }) => client.get('inviteBenefits', { params: { userId: userId ?? '' }, signal }),
    }),
  inviteCount: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...ofUser(userId, 'invite-count'),
      queryFn: ({ signal }) => client.get('inviteCount', { params: { userId: userId ?? '' }, signal }),
    }),
  translationAllowance: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...ofUser(userId, 'translation-allowance'),
      queryFn: ({ signal }) =>
        client.get('translationAllowance', { params: { userId: userId ?? '' }, signal }),
    }),
  speechAllowance: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...ofUser(userId, 'speech-allowance'),
      queryFn: ({ signal }) => client.get('speechAllowance', { params: { userId: userId ?? '' }, signal }),
      staleTime: lifetimes.speechAllowance,
    }),
  recognitionAllowance: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...ofUser(userId, 'recognition-allowance'),
      queryFn: ({ signal }) =>
        client.get('recognitionAllowance', { params: { userId: userId ?? '' }, signal }),
      staleTime: lifetimes.recognitionAllowance,
    }),
  saveAllowance: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...ofUser(userId, 'save-allowance'),
      queryFn: ({ signal }) =>
        client.get('transcriptionAllowance', { params: { userId: userId ?? '' }, signal }),
      staleTime: lifetimes.saveAllowance,
    }),
  saved: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...ofUser(userId, 'saved'),
      queryFn: ({ signal }) => client.get('transcriptions', { params: { userId: userId ?? '' }, signal }),
      staleTime: lifetimes.saved,
    }),
  trial: (client: ApiClient, userId: UserId) =>
    queryOptions({
      ...ofUser(userId, 'trial'),
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
