import { builtInPremium } from '../../../shared/plans.ts';
import { formatPrice } from '../../features/billing/format.ts';
import { LegalPage } from './legal-page.tsx';
import { legalStrings } from './strings.ts';
import { termsSections } from './terms-sections.tsx';

export function TermsScreen() {
  return (
    <LegalPage
      title={legalStrings.terms}
      note={legalStrings.termsNote}
      summary={
        <p>
          In short: be 13 or older, use the app lawfully, and check what machines write before you rely on it.
          Your words stay yours. Premium is {formatPrice(builtInPremium.price)} per month, renews until you
          cancel, and can be cancelled at any time.
        </p>
      }
      sections={termsSections}
    />
  );
}
