import { useEffect, useEffectEvent } from 'react';
import type { Account } from '../account.ts';
import { usePageServices } from '../page-services.ts';
import type { MainStudio } from './open-studio.ts';

/**
 * Opens what the URL names: the saved texts, or one of them once it is known who is signed in and how long a text may be.
 */
export function useHashLink(studio: MainStudio, account: Account, onViewSaved: () => void): void {
  const services = usePageServices();
  const { capKnown } = account;
  const follow = useEffectEvent(async (isReady: boolean) => {
    const { hash } = location;
    if (hash === '#saved') {
      history.replaceState(null, '', '/');
      onViewSaved();
    } else if (isReady && hash !== '') {
      // If this fails, a reload tries again.
      const { openLinkedDocument } = await import('./open-linked-document.ts');
      await openLinkedDocument(studio, services, account);
    }
  });
  useEffect(() => {
    // The page already says when it is offline.
    follow(capKnown).catch(() => {});
  }, [capKnown]);
}
