import { useCallback, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../features/session/session.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type ShowToast, ToastContext, useToast } from '../../ui/toast.tsx';
import { useAccount } from '../use-account.ts';
import { ConversationPage } from './conversation-page.tsx';
import type { ShownToast } from './toast-in-place.tsx';
import { isWide } from './use-wide.ts';

const noChanges = () => () => {};

/** Waits for the session, because a stored conversation is shown only to its owner. */
export function ConversationScreen() {
  const { pending, clearings } = useSession();
  const account = useAccount();
  // Not in the prerendered page.
  const here = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  // Between two people every toast would cover somebody's words, so the page makes room for it.
  const showOverPage = useToast();
  const [shown, setShown] = useState<ShownToast | null>(null);
  const show = useCallback<ShowToast>(
    (toast) => {
      if (isWide()) return showOverPage(toast);
      setShown((last) => ({ toast, turn: (last?.turn ?? 0) + 1 }));
      return () => setShown((last) => (last?.toast === toast ? null : last));
    },
    [showOverPage],
  );
  if (!here || pending) {
    return (
      <div className="page pt-4">
        <Skeleton className="h-96" />
      </div>
    );
  }
  return (
    <ToastContext value={show}>
      <ConversationPage key={`${account.userId ?? ''} ${clearings}`} account={account} shown={shown} />
    </ToastContext>
  );
}
