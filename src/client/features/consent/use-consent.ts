import { useSyncExternalStore } from 'react';
import { type Consent, readConsent } from './consent.ts';

/** Observes the attribute, because the banner can change the choice too. */
function onConsentChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-consent'] });
  return () => observer.disconnect();
}

export const useConsent = (): Consent | null =>
  useSyncExternalStore(onConsentChange, readConsent, () => null);
