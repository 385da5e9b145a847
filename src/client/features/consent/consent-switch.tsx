import { useSyncExternalStore } from 'react';
import { Switch } from '../../ui/switch.tsx';
import { answerConsent, type Consent, readConsent } from './consent.ts';
import { consentStrings } from './strings.ts';

/** Observes the attribute, because the banner can change the choice too. */
function onConsentChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-consent'] });
  return () => observer.disconnect();
}

export const useConsent = (): Consent | null =>
  useSyncExternalStore(onConsentChange, readConsent, () => null);

/** Analytics is off until somebody allows it. */
export function ConsentSwitch() {
  const consent = useConsent();
  return (
    <Switch
      checked={consent === 'accepted'}
      onCheckedChange={(on) => answerConsent(on ? 'accepted' : 'declined')}
      label={consentStrings.analytics}
    />
  );
}
