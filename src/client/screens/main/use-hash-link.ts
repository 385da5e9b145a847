import { useEffect, useEffectEvent } from 'react';
import { wordsMustStay } from '../../platform/device-mode.ts';
import type { Account } from '../account.ts';
import { usePageServices } from '../page-services.ts';
import type { MainStudio } from './open-studio.ts';

/**
 * Opens what the URL names: the saved texts, or one of them once it is known who is signed in and how long a text may be.
 */
export function useHashLink(studio: MainStudio, account: Account, onViewSaved: () => void): void {
  const services = usePageServices();
  const { capKnown, userId } = account;
  // During hydration, the page doesn't know yet that words stay on this device.
  const isReady = capKnown && (userId !== undefined || !wordsMustStay());
  const follow = useEffectEvent(async () => {
    const { hash } = location;
    if (hash === '#saved') {
      history.replaceState(null, '', '/');
      onViewSaved();
    } else if (hash !== '') {
      // If this fails, a reload tries again.
      const { openLinkedDocument } = await import('./open-linked-document.ts');
      await openLinkedDocument(studio, services, account);
    }
  });
  useEffect(() => {
    // The page already says when it is offline.
    if (isReady || location.hash === '#saved') follow().catch(() => {});
  }, [isReady]);
}
