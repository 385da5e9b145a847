import type { ReactNode } from 'react';
import { Link } from '../../ui/router.tsx';
import { Logo } from './logo.tsx';
import { frameStrings } from './strings.ts';

/** The logo, which links to the main screen, and the controls beside it. */
export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <header
      data-navigation=""
      className="page flex flex-wrap items-center justify-between gap-x-3 py-3 max-sm:gap-x-1 sm:py-4 low:py-1 short:py-1 slim:gap-y-1 slim:pb-3"
    >
      <Link
        href="/"
        aria-label={frameStrings.home}
        className="control-height flex min-w-8 max-w-max flex-1 basis-8 items-center rounded-control"
      >
        <Logo className="logo-fitting" />
      </Link>
      <div className="ms-auto flex flex-wrap items-center justify-end sm:gap-2">{children}</div>
    </header>
  );
}
