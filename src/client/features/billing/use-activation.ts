import { useCallback, useEffect, useRef, useState } from 'react';
import { tierOf } from '../../api/fallbacks.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQueryClient } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';

/** The state of a payment after returning from checkout. */
export type Activation = 'none' | 'confirming' | 'active' | 'pending' | 'unknown';

/**
 * The URL alone doesn't prove a payment, so the server looks it up in Stripe before Premium is reported as active.
 */
export function useActivation(sessionId: string | null, userId: string | undefined) {
  const client = useBackend();
  const queryClient = useQueryClient();
  const [activation, setActivation] = useState<Activation>('none');
  const confirmedSession = useRef<string | null>(null);

  const confirm = useCallback(
    async (checkout: string, person: string) => {
      setActivation('confirming');
      const { queryKey } = apiQueries.subscription(client, person);
      try {
        const subscription = await client.get('subscription', {
          params: { userId: person },
          query: { checkout },
        });
        // The response to a request from before the payment may still arrive.
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, subscription);
        setActivation(tierOf(subscription) === 'premium' ? 'active' : 'pending');
      } catch {
        setActivation('unknown');
      }
    },
    [client, queryClient],
  );

  useEffect(() => {
    if (!sessionId || !userId || confirmedSession.current === sessionId) return;
    confirmedSession.current = sessionId;
    void confirm(sessionId, userId);
  }, [sessionId, userId, confirm]);

  const checkAgain = useCallback(() => {
    if (confirmedSession.current && userId) void confirm(confirmedSession.current, userId);
  }, [confirm, userId]);

  return { activation, checkAgain };
}
