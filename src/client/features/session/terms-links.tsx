import { sessionStrings as strings } from './strings.ts';

const linkClass = 'text-link text-accent underline underline-offset-2';

/** "Terms of Use and Privacy Pledge" as links that keep this page open. */
export const TermsLinks = () => (
  <>
    <a href="/terms" target="_blank" rel="noreferrer" className={linkClass}>
      {strings.agreeTerms}
    </a>
    {strings.agreeBetween}
    <a href="/privacy" target="_blank" rel="noreferrer" className={linkClass}>
      {strings.agreePrivacy}
    </a>
  </>
);
