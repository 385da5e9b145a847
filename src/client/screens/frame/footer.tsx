import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand.ts';
import { Link } from '../../ui/router.tsx';
import { useBrowserValue } from '../../ui/use-browser-value.ts';
import { useDialogs } from '../dialogs.tsx';
import { Logo } from './logo.tsx';
import { frameStrings } from './strings.ts';

const linkClass =
  'text-link wrap-anywhere inline-flex min-h-8 items-center hyphens-auto text-muted underline-offset-4 hover:text-ink pointer-coarse:min-h-11';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 font-semibold text-sm">{title}</h2>
      <ul className="text-sm">{children}</ul>
    </nav>
  );
}

const External = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <a href={href} target="_blank" rel="noreferrer" className={linkClass}>
      {children}
      <span className="sr-only">{frameStrings.newTab}</span>
    </a>
  </li>
);

const Internal = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <Link href={href} className={linkClass}>
      {children}
    </Link>
  </li>
);

/** Prerendered with the year of the build, and updated to the current year in the browser. */
function Copyright() {
  const hydrated = useBrowserValue(() => true, false);
  return (
    <p key={String(hydrated)} suppressHydrationWarning className="col-span-full text-muted text-sm">
      {frameStrings.copyright(new Date().getFullYear())}
    </p>
  );
}

export function Footer() {
  const dialogs = useDialogs();
  const { companyPolicies } = brand;
  return (
    <footer className="mt-auto border-line border-t">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-8 py-8 sm:grid-cols-[1fr_auto_auto] sm:gap-x-16">
        <div className="max-sm:col-span-2">
          <Logo />
          <p className="mt-2 max-w-80 text-muted text-sm">{frameStrings.tagline}</p>
        </div>
        <Group title={frameStrings.appPolicies}>
          <Internal href="/privacy">{frameStrings.privacyPledge}</Internal>
          <Internal href="/terms">{frameStrings.termsOfUse}</Internal>
          <Internal href="/developers">{frameStrings.developers}</Internal>
          <External href={brand.contact}>{frameStrings.contact}</External>
          <li>
            <button type="button" className={linkClass} onClick={() => dialogs.open('about')}>
              {frameStrings.aboutUs}
            </button>
          </li>
          <Internal href="/settings#language">{frameStrings.language}</Internal>
        </Group>
        <Group title={frameStrings.companyPolicies}>
          <External href={companyPolicies.termsOfService}>{frameStrings.termsOfService}</External>
          <External href={companyPolicies.privacyPolicy}>{frameStrings.privacyPolicy}</External>
          <External href={companyPolicies.cookiePolicy}>{frameStrings.cookiePolicy}</External>
          <External href={companyPolicies.aiUsagePolicy}>{frameStrings.aiUsagePolicy}</External>
        </Group>
        <Copyright />
      </div>
    </footer>
  );
}
