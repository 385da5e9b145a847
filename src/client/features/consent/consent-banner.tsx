import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { brand } from '../../../shared/brand.ts';
import { playClick } from '../../platform/click-sound.ts';
import { Button } from '../../ui/button.tsx';
import { type Consent, readConsent, startAnalytics, writeConsent } from './consent.ts';
import { consentStrings } from './strings.ts';

/**
 * Part of the prerendered page, so that it is there at the first paint; the script in the head hides it (see base.css)
 * for people who have answered.
 */
export function ConsentBanner() {
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    setAnswered(readConsent() !== null);
    startAnalytics(brand.analyticsScript);
  }, []);

  const answer = (consent: Consent) => {
    writeConsent(consent);
    playClick();
    setAnswered(true);
    startAnalytics(brand.analyticsScript);
  };

  if (answered) return null;
  return (
    <section
      aria-label={consentStrings.label}
      className="consent-banner lifted fixed inset-x-2 bottom-[max(0.5rem,env(safe-area-inset-bottom))] z-20 flex items-center gap-3 rounded-card border border-line bg-surface p-2 pl-3 text-xs shadow-pop slim:flex-col slim:gap-2 roomy:right-auto roomy:bottom-4 roomy:left-4 roomy:w-80 roomy:flex-col roomy:items-stretch roomy:p-4 roomy:text-sm"
    >
      <p className="flex-1 text-muted">
        {consentStrings.text}{' '}
        <Link href="/privacy" className="text-link text-accent underline underline-offset-2">
          {consentStrings.more}
        </Link>
      </p>
      <div className="flex gap-2 roomy:*:flex-1">
        <Button variant="outline" className="max-md:px-3 max-[23rem]:px-2" onClick={() => answer('declined')}>
          {consentStrings.decline}
        </Button>
        <Button variant="outline" className="max-md:px-3 max-[23rem]:px-2" onClick={() => answer('accepted')}>
          {consentStrings.accept}
        </Button>
      </div>
    </section>
  );
}
