import { useEffect, useEffectEvent } from 'react';
import type { SignInRequest } from '../../features/session/create-session.ts';
import { useSession } from '../../features/session/session.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Account } from '../account.ts';
import { saveStrings as strings } from './strings.ts';

/** Does what the user asked for before they had to sign in, once. */
export function useSignInRequest(
  { user, capKnown }: Pick<Account, 'user' | 'capKnown'>,
  actions: Record<SignInRequest, () => void>,
): void {
  const { takeRequest } = useSession();
  const toast = useToast();
  const isReady = user !== null && capKnown;
  const perform = useEffectEvent((request: SignInRequest) => {
    toast({ title: strings.signedIn[request], tone: 'info' });
    actions[request]();
  });
  useEffect(() => {
    const request = isReady && takeRequest();
    if (request) perform(request);
  }, [isReady, takeRequest]);
}
