import { expect, test, vi } from 'vitest';
import type { ApiClient } from '../../api/client.ts';
import { createBrowserSession } from './browser-session.ts';

test('records the accepted terms even if the page is left meanwhile', async () => {
  sessionStorage.setItem('shouldFetchSession', 'true');
  const user = { googleSub: '42', username: 'Test', email: 't@people.test', subscriptionTier: 'free' };
  const client = { get: async () => user, send: vi.fn(async () => new Response()) };
  await createBrowserSession(() => client as unknown as ApiClient).begin();
  expect(client.send).toHaveBeenCalledExactlyOnceWith('acceptTerms', {
    params: { googleSub: '42' },
    keepalive: true,
  });
});
