import { useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { failedLoads } from '../ui/lazy-part.ts';
import { LoadingBar } from '../ui/loading-bar.tsx';

const strings = {
  failed: 'This page couldn’t be loaded.',
  retry: 'Try again',
} as const;

/** In place of a screen that is loading, or that couldn't be loaded yet. */
export function ScreenFallback() {
  const failed = useSyncExternalStore(failedLoads.subscribe, failedLoads.exist, () => false);
  if (!failed) return <LoadingBar className="min-h-dvh" />;
  return (
    <div className="page flex min-h-[50dvh] flex-col items-center justify-center gap-4 text-center">
      <p role="alert" className="font-semibold">
        {strings.failed}
      </p>
      <Button onClick={failedLoads.retry}>{strings.retry}</Button>
    </div>
  );
}
