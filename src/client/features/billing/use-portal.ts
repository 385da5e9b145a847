import { useCallback } from 'react';
import { useApi } from '../../api/queries.ts';
import { insist } from '../../ui/lazy-part.ts';
import { useToast } from '../../ui/toast.tsx';
import { useLeaving } from './use-leaving.ts';

/** Leaves for the customer portal, or says that it cannot be opened. */
export function usePortal(): { busy: boolean; open(): void } {
  const client = useApi();
  const toast = useToast();
  const { busy, begin, settle } = useLeaving();

  const open = useCallback(() => {
    if (!begin()) return;
    const leave = async () => {
      // The header needs none of this until somebody asks for it.
      const [{ requestPortal }, { billingStrings: strings }] = await insist(() =>
        Promise.all([import('./checkout.ts'), import('./strings.ts')]),
      );
      const url = await requestPortal(client);
      if (url) {
        window.location.assign(url);
        return;
      }
      settle();
      toast({ title: strings.portalFailed, description: strings.portalFailedText, tone: 'bad' });
    };
    leave().catch(settle);
  }, [client, toast, begin, settle]);

  return { busy, open };
}
