import { useEffect, useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import { playClick } from '../../platform/click-sound.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/router.tsx';
import { answerConsent, type Consent, onReopen, readConsent, startAnalytics } from './consent.ts';
import { consentStrings } from './strings.ts';

/**
 * Prerendered, so that it is part of the first paint; the script in the head hides it for users who have answered (see
 * base.css).
 */
export function ConsentBanner() {
  const [answered, setAnswered] = useState<'earlier' | 'now' | null>(null);
  useEffect(() => {
    if (readConsent() !== null) setAnswered('earlier');
    startAnalytics(brand.analyticsScript);
    return onReopen(() => setAnswered(null));
  }, []);

  const answer = (consent: Consent) => {
    playClick();
    setAnswered('now');
    answerConsent(consent);
  };

  if (answered === 'earlier') return null;
  return (
    <section
      aria-label={consentStrings.label}
      data-answered={answered === 'now' ? '' : undefined}
      className="consent-banner lifted mx-2 mb-[max(0.5rem,env(safe-area-inset-bottom))] flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-2 ps-3 text-xs shadow-pop roomy:mx-auto roomy:mb-4 roomy:max-w-[calc(100%-2rem)] roomy:text-sm"
    >
      <span className="max-w-full flex-[1_1_7rem] text-muted roomy:flex-[1_1_auto]">
        {consentStrings.text}{' '}
        <Link href="/privacy" className="text-link text-accent underline underline-offset-2">
          {consentStrings.more}
        </Link>
      </span>
      <div className="flex flex-auto flex-wrap gap-2 *:flex-auto roomy:flex-none">
        <Button variant="outline" className="max-md:px-3" onClick={() => answer('declined')}>
          {consentStrings.decline}
        </Button>
        <Button variant="outline" className="max-md:px-3" onClick={() => answer('accepted')}>
          {consentStrings.accept}
        </Button>
      </div>
    </section>
  );
}
