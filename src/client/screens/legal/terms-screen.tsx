import { PremiumPrice } from '../../features/billing/premium-price.tsx';
import { LegalPage } from './legal-page.tsx';
import { policyTexts } from './strings.ts';
import { termsSections } from './terms-sections.tsx';

export function TermsScreen() {
  return (
    <LegalPage
      title={policyTexts.terms}
      note={policyTexts.termsNote}
      summary={
        <p>
          In short: you must be 13 or older, use the app lawfully, and check transcripts and translations
          before you rely on them. You own what you write. Premium is <PremiumPrice /> per month, renews until
          you cancel, and can be cancelled at any time.
        </p>
      }
      sections={termsSections}
    />
  );
}
