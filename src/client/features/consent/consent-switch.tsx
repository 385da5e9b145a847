import { useSyncExternalStore } from 'react';
import { Switch } from '../../ui/switch.tsx';
import { answerConsent, onConsentChange, readConsent } from './consent.ts';
import { consentStrings } from './strings.ts';

/** Analytics are off until somebody allows them. */
export function ConsentSwitch() {
  const consent = useSyncExternalStore(onConsentChange, readConsent, () => null);
  return (
    <Switch
      checked={consent === 'accepted'}
      onCheckedChange={(on) => answerConsent(on ? 'accepted' : 'declined')}
      label={consentStrings.analytics}
    />
  );
}
