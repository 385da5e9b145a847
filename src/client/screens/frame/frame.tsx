import { type ReactNode, Suspense } from 'react';
import { ConsentBanner } from '../../features/consent/consent-banner.tsx';
import { OfflineBanner } from '../../features/offline/offline-banner.tsx';
import { UpdateOffer } from '../../features/offline/update-offer.tsx';
import { useSession } from '../../features/session/session.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { usePath } from '../../ui/router.tsx';
import { usePersonal } from '../personal-edition.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SandboxNotice } from './sandbox-notice.tsx';
import { frameStrings } from './strings.ts';

const TermsDialog = lazyPart(() =>
  import('../../features/session/terms-dialog.tsx').then((module) => module.TermsDialog),
);

/** The frame of every screen: skip link, header, content, cookie banner and footer. */
export function Frame({ children }: { children: ReactNode }) {
  const personal = usePersonal();
  return (
    <>
      <a
        href="#content"
        className="control-height fixed top-3 start-3 z-50 flex items-center rounded-control bg-accent px-4 font-semibold text-on-accent not-focus:sr-only"
      >
        {frameStrings.skip}
      </a>
      <div className="frame-body flex flex-1 flex-col">
        <SandboxNotice />
        {personal ? <personal.Header /> : <Header />}
        <main id="content" tabIndex={-1} className="flex-1">
          {/* A personal server at home works without the internet. */}
          {!personal && <OfflineBanner />}
          {children}
        </main>
        {!personal && <ConsentBanner />}
      </div>
      {personal ? <personal.Footer /> : <Footer />}
      <UpdateOffer />
      <TermsRequest />
    </>
  );
}

/** Not shown on the pages that it asks people to read. */
function TermsRequest() {
  const { user } = useSession();
  const path = usePath();
  if (!user?.mustAcceptTerms || /^\/(terms|privacy)\/?$/i.test(path)) return null;
  return (
    <Suspense fallback={null}>
      <TermsDialog />
    </Suspense>
  );
}
