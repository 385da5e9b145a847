import { Component, type ReactNode } from 'react';
import { brand } from '../../shared/brand.ts';
import { translated } from '../interface/translated.ts';
import { Logo } from './frame/logo.tsx';
import { frameStrings } from './frame/strings.ts';
import { PageReady } from './page-ready.tsx';

/** In the same file as the screen, because every import could fail. */
export const rootErrorStrings = translated('rootError', {
  heading: 'Oops, something went wrong!',
  text: 'We encountered an error while loading the application. Please refresh the page and try again.',
  refresh: 'Refresh Page',
});

const linkClass = 'control-height inline-flex items-center underline underline-offset-4';

/** Also shown inside the frame if only the screen has failed. */
export function RootErrorMessage() {
  return (
    <>
      <h1 className="text-balance font-bold font-serif text-2xl sm:text-3xl">{rootErrorStrings.heading}</h1>
      <p className="mt-3 max-w-md text-balance text-lg text-muted">{rootErrorStrings.text}</p>
      <button
        type="button"
        onClick={() => window.location.reload()}
        className="control-height mt-8 rounded-control bg-accent px-5 font-semibold text-on-accent text-sm hover:bg-accent-strong"
      >
        {rootErrorStrings.refresh}
      </button>
    </>
  );
}

/** Plain elements only, so that the error screen itself can't fail. */
function RootErrorScreen() {
  return (
    <>
      <main className="page flex flex-1 flex-col items-center justify-center py-12 text-center" role="alert">
        <Logo className="mb-8" />
        <RootErrorMessage />
      </main>
      <footer className="border-line border-t">
        <p className="page flex flex-wrap items-center gap-x-5 py-4 text-muted text-sm">
          <a href="/privacy" className={linkClass}>
            {frameStrings.privacyPledge}
          </a>
          <a href="/terms" className={linkClass}>
            {frameStrings.termsOfUse}
          </a>
          <a href={brand.contact} className={linkClass}>
            {frameStrings.contact}
          </a>
          <span>{frameStrings.copyright(new Date().getFullYear())}</span>
        </p>
      </footer>
      <PageReady />
    </>
  );
}

export class RootBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <RootErrorScreen /> : this.props.children;
  }
}
