import { Button } from '../../ui/button.tsx';
import { reopenConsent } from './consent.ts';
import { consentStrings } from './strings.ts';

/** Lets people withdraw their answer to the cookie banner. */
export function ConsentChoice() {
  return (
    <Button variant="outline" onClick={reopenConsent}>
      {consentStrings.chooseAgain}
    </Button>
  );
}
