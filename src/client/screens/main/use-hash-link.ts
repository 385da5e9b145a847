import { useEffect, useEffectEvent } from 'react';
import type { Account } from '../account.ts';
import { documentHref, linkedDocument } from '../document-link.ts';
import { usePageServices } from '../page-services.ts';
import type { MainStudio } from './open-studio.ts';

/**
 * Opens what the URL names: the saved texts, or one of them once it is known who is signed in and how long a text may be.
 */
export function useHashLink(
  studio: MainStudio,
  { userId, cap, capKnown }: Account,
  onViewSaved: () => void,
): void {
  const services = usePageServices();
  const follow = useEffectEvent(async (isReady: boolean) => {
    if (location.hash === '#saved') {
      history.replaceState(null, '', '/');
      return onViewSaved();
    }
    if (!isReady) return;
    const id = linkedDocument(location.hash);
    if (id === null) return;
    if (userId === undefined) {
      history.replaceState(null, '', '/');
      return services.dialogs.open('sign-in', { returnTo: documentHref({ transcriptionId: id }) });
    }
    const { openLinkedDocument } = await import('./open-linked-document.ts');
    // Only now, so that a reload tries again if the line above fails.
    history.replaceState(null, '', '/');
    await openLinkedDocument(studio, services, { id, cap });
  });
  useEffect(() => {
    // The page already says when it is offline.
    follow(capKnown).catch(() => {});
  }, [capKnown]);
}
