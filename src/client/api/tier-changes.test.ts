import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { revealsTierChange, watchTier } from './tier-changes.ts';

let queryClient: ReturnType<typeof createQueryClient>;
let stop: () => void;
const asked = { subscription: 0, allowance: 0 };
let tier: 'free' | 'premium';

beforeEach(async () => {
  queryClient = createQueryClient();
  stop = watchTier(queryClient);
  tier = 'free';
  asked.subscription = 0;
  asked.allowance = 0;
  for (const name of ['subscription', 'allowance'] as const) {
    const unsubscribe = queryClient.observe(() => ({
      queryKey: ['person', name],
      queryFn: async () => {
        asked[name] += 1;
        return { tier };
      },
    }));
    await vi.waitFor(() => expect(asked[name]).toBe(1));
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
  expect(asked).toEqual({ subscription: 1, allowance: 2 });
});

it('fetches the subscription again when an answer names another tier, then the rest', {
  tags: ['R-4.51'],
}, async () => {
  tier = 'premium';
  await queryClient.refetchQueries({ queryKey: ['person', 'allowance'] });
  await vi.waitFor(() => expect(asked).toEqual({ subscription: 2, allowance: 3 }));
  expect(queryClient.getQueryData(['person', 'subscription'])).toEqual({ tier: 'premium' });
});

it('recognises refusals that reveal another tier', () => {
  expect((['tier-mismatch', 'premium-required', 'not-found'] as const).map(revealsTierChange)).toEqual([
    true,
    true,
    false,
  ]);
});
