import { Suspense } from 'react';
import { useSession } from '../../features/session/session.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { usePath } from '../../ui/router.tsx';

const TermsDialog = lazyPart(() =>
  import('../../features/session/terms-dialog.tsx').then((module) => module.TermsDialog),
);

/** Not shown on the pages that it asks people to read. */
export function TermsRequest() {
  const { user } = useSession();
  const path = usePath();
  if (!user?.mustAcceptTerms || /^\/(terms|privacy)\/?$/i.test(path)) return null;
  return (
    <Suspense fallback={null}>
      <TermsDialog />
    </Suspense>
  );
}
