import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { revealsTierChange, watchTier } from './tier-changes.ts';

let queryClient: ReturnType<typeof createQueryClient>;
let stop: () => void;
const fetches = { subscription: 0, allowance: 0 };
let tier: 'free' | 'premium';

beforeEach(async () => {
  queryClient = createQueryClient();
  stop = watchTier(queryClient);
  tier = 'free';
  fetches.subscription = 0;
  fetches.allowance = 0;
  for (const name of ['subscription', 'allowance'] as const) {
    const unsubscribe = queryClient.observe(() => ({
      queryKey: ['person', name],
      queryFn: async () => {
        fetches[name] += 1;
        return { tier };
      },
    }));
    await vi.waitFor(() => expect(fetches[name]).toBe(1));
    const before = stop;
    stop = () => {
      unsubscribe();
      before();
    };
  }
});
afterEach(() => stop());

it('fetches nothing while the tiers agree', async () => {
  await queryClient.refetchQueries({ queryKey: ['person', 'allowance'] });
  expect(fetches).toEqual({ subscription: 1, allowance: 2 });
});

it('fetches the subscription again when a response names another tier, then the rest', {
  tags: ['R-4.51'],
}, async () => {
  tier = 'premium';
  await queryClient.refetchQueries({ queryKey: ['person', 'allowance'] });
  await vi.waitFor(() => expect(fetches).toEqual({ subscription: 2, allowance: 3 }));
  expect(queryClient.getQueryData(['person', 'subscription'])).toEqual({ tier: 'premium' });
});

it('recognises refusals that reveal another tier', () => {
  expect((['tier-mismatch', 'premium-required', 'not-found'] as const).map(revealsTierChange)).toEqual([
    true,
    true,
    false,
  ]);
});
