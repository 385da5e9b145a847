import { useLayoutEffect, useState } from 'react';
import { useSession } from '../../features/session/session.tsx';
import { claimDraft } from '../../features/transcript/draft-owner.ts';
import { localStore } from '../../platform/storage.ts';

/**
 * Changes whenever the recorder has to start over with the stored draft, because its text belongs to somebody who has
 * signed out: not even Undo may bring it back.
 */
export function useDraftTurn(userId: string | undefined): string {
  const { clearings } = useSession();
  const [claims, setClaims] = useState(0);
  useLayoutEffect(() => {
    if (userId !== undefined && claimDraft(localStore, userId)) setClaims((count) => count + 1);
  }, [userId]);
  return `${clearings}.${claims}`;
}
