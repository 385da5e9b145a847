import { useEffect, useState } from 'react';
import { useSession } from '../../features/session/session.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from '../use-account.ts';
import { ConversationPage } from './conversation-page.tsx';

/** What is kept on this device is shown once it is known whose it is. */
export function ConversationScreen() {
  const { pending, clearings } = useSession();
  const account = useAccount();
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  if (!here || pending) {
    return (
      <div className="page pt-4">
        <Skeleton className="h-96" />
      </div>
    );
  }
  return <ConversationPage key={`${account.userId ?? ''} ${clearings}`} account={account} />;
}
