import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/queries.ts';
import { useToast } from '../../ui/toast.tsx';

/** Leaves for the customer portal, or says that it cannot be opened. */
export function usePortal(): { busy: boolean; open(): void } {
  const client = useApi();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const open = useCallback(() => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const leave = async () => {
      // The header needs none of this until somebody asks for it.
      const [{ requestPortal }, { strings }] = await Promise.all([
        import('./checkout.ts'),
        import('./strings.ts'),
      ]);
      const url = await requestPortal(client);
      if (url) {
        window.location.assign(url);
        return;
      }
      underWay.current = false;
      setBusy(false);
      toast({ title: strings.portalFailed, description: strings.portalFailedText, tone: 'bad' });
    };
    void leave();
  }, [client, toast]);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      underWay.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return { busy, open };
}
