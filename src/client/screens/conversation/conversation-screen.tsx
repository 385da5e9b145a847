import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../features/session/session.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type ShowToast, ToastContext, useToast } from '../../ui/toast.tsx';
import { useAccount } from '../use-account.ts';
import { ConversationPage } from './conversation-page.tsx';
import type { ShownToast } from './toast-in-place.tsx';
import { useWide } from './use-wide.ts';

/** Waits for the session, because a stored conversation is shown only to its owner. */
export function ConversationScreen() {
  const { pending, clearings } = useSession();
  const account = useAccount();
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  // Between two people every toast would cover somebody's words, so the page makes room for it.
  const showOverPage = useToast();
  const wide = useWide();
  const [shown, setShown] = useState<ShownToast | null>(null);
  const show = useCallback<ShowToast>((toast) => {
    setShown((last) => ({ toast, turn: (last?.turn ?? 0) + 1 }));
    return () => setShown((last) => (last?.toast === toast ? null : last));
  }, []);
  if (!here || pending) {
    return (
      <div className="page pt-4">
        <Skeleton className="h-96" />
      </div>
    );
  }
  return (
    <ToastContext value={wide ? showOverPage : show}>
      <ConversationPage key={`${account.userId ?? ''} ${clearings}`} account={account} shown={shown} />
    </ToastContext>
  );
}
