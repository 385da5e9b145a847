import { useLayoutEffect, useState } from 'react';
import { useSession } from '../../features/session/session.tsx';
import { localStore } from '../../platform/storage.ts';
import { claimDraft } from '../../studio/draft-owner.ts';

/**
 * Changes whenever the recorder must start again from the stored draft, because its text belongs to someone who has
 * signed out. Even Undo mustn't bring that text back.
 */
export function useDraftGeneration(userId: string | undefined): string {
  const { clearings } = useSession();
  const [claims, setClaims] = useState(0);
  useLayoutEffect(() => {
    if (userId !== undefined && claimDraft(localStore, userId)) setClaims((count) => count + 1);
  }, [userId]);
  return `${clearings}.${claims}`;
}
