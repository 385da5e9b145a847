import { useSyncExternalStore } from 'react';
import { useSession } from '../../features/session/session.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from '../use-account.ts';
import { ConversationPage } from './conversation-page.tsx';

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
  if (!here || pending) {
    return (
      <div className="page pt-4">
        <Skeleton className="h-96" />
      </div>
    );
  }
  return <ConversationPage key={`${account.userId ?? ''} ${clearings}`} account={account} />;
}
