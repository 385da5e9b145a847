import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.tsx';
import { legalStrings } from './strings.ts';

export function PrivacyScreen() {
  return (
    <LegalPage
      title={legalStrings.privacy}
      note={legalStrings.privacyNote}
      summary={
        <p>
          In short: your voice is processed only while you speak and is never stored by us. What you do not
          save stays in your browser. Text you translate goes to an AI translation provider. You can delete
          what you saved at any time, and we do not sell data.
        </p>
      }
      sections={privacySections}
    />
  );
}
