import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/queries.ts';
import { useToast } from '../../ui/toast.tsx';
import { requestPortal } from './checkout.ts';
import { strings } from './strings.ts';

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
    void requestPortal(client).then((url) => {
      if (url) {
        window.location.assign(url);
        return;
      }
      underWay.current = false;
      setBusy(false);
      toast({ title: strings.portalFailed, description: strings.portalFailedText, tone: 'bad' });
    });
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
