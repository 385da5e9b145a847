import { useSyncExternalStore } from 'react';
import { useSession } from '../../features/session/session.tsx';
import { page } from '../../platform/page.ts';
import type { Account } from '../account.ts';

const never = () => () => {};
const readTextLimit = (): number | undefined => page().personal?.textLimit;

export function usePersonalAccount(): Account {
  const { user } = useSession();
  // The owner can change the limit, so it isn't in the prerendered page.
  const textLimit = useSyncExternalStore(never, readTextLimit, () => undefined);
  return {
    personal: true,
    user,
    userId: user?.googleSub,
    tier: 'premium',
    tierKnown: true,
    cap: textLimit ?? Number.POSITIVE_INFINITY,
    capKnown: textLimit !== undefined,
    periodEnd: null,
    overdue: false,
  };
}
