import { Button } from '../../ui/button.tsx';
import { reopenConsent } from './consent.ts';
import { consentStrings } from './strings.ts';

/** Lets people answer the cookie banner again. */
export function ConsentChoice() {
  return (
    <Button variant="outline" onClick={reopenConsent}>
      {consentStrings.chooseAgain}
    </Button>
  );
}
