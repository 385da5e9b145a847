import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.tsx';
import { policyTexts } from './strings.ts';

export function PrivacyScreen() {
  return (
    <LegalPage
      title={policyTexts.privacy}
      note={policyTexts.privacyNote}
      summary={
        <p>
          In short: your voice is processed only to turn it into text, and we never store it. Text you don’t
          save, translate, edit with Premium Tidy or play in an HD voice stays in your browser. If our server
          transcribes your speech, it keeps the text for a day. Text you translate or edit with Premium Tidy
          goes to an AI translation provider. You can delete saved text at any time, and we don’t sell data.
        </p>
      }
      sections={privacySections}
    />
  );
}
