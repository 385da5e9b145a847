import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/router.tsx';
import { frameStrings } from './strings.ts';

export interface PageFrameProps {
  title: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Shown at the end of the title's line. */
  aside?: ReactNode;
  /** Replaces the link to the main screen on phones. */
  back?: { href: string; label: string } | undefined;
  children: ReactNode;
}

/** The same width, title and way back on every page that is opened from the main screen. */
export function PageFrame({ title, lead, aside, back, children }: PageFrameProps) {
  return (
    <div className="page py-4 sm:py-6">
      <header className="mb-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-4">
        {back && <BackLink {...back} className="md:hidden" />}
        <BackLink href="/" label={frameStrings.backToApp} className={back && 'max-md:hidden'} />
        <h1 tabIndex={-1} className="wrap-anywhere hyphens-auto font-bold font-serif text-2xl">
          {title}
        </h1>
        {aside && <div className="max-sm:order-1 max-sm:col-span-2">{aside}</div>}
        {lead && <p className="col-span-2 mt-1 text-muted">{lead}</p>}
      </header>
      {children}
    </div>
  );
}

function BackLink({
  href,
  label,
  className,
}: {
  href: string;
  label: string;
  className?: string | undefined;
}) {
  return (
    <Link
      href={href}
      title={label}
      className={cx(
        buttonClass(
          'quiet',
          '-ms-3 px-3 max-sm:control-square max-sm:-ms-2 max-sm:px-0 sm:col-span-2 sm:mb-1 sm:justify-self-start print:hidden',
        ),
        className,
      )}
    >
      <ArrowLeft aria-hidden="true" className="size-4 shrink-0 max-sm:size-5 rtl:rotate-180" />
      <span className="max-sm:sr-only">{label}</span>
    </Link>
  );
}
