import { useSyncExternalStore } from 'react';
import { translated } from '../interface/translated.ts';
import { Button } from '../ui/button.tsx';
import { failedLoads } from '../ui/lazy-part.ts';
import { LoadingBar } from '../ui/loading-bar.tsx';

export const screenFallbackStrings = translated('screenFallback', {
  failed: 'This page couldn’t be loaded.',
  retry: 'Try again',
});

/** Shown in place of a screen that is loading or couldn't be loaded yet. */
export function ScreenFallback() {
  const failed = useSyncExternalStore(failedLoads.subscribe, failedLoads.exist, () => false);
  if (!failed) return <LoadingBar className="min-h-dvh" />;
  return (
    <div className="page flex min-h-[50dvh] flex-col items-center justify-center gap-4 text-center">
      <p role="alert" className="font-semibold">
        {screenFallbackStrings.failed}
      </p>
      <Button onClick={failedLoads.retry}>{screenFallbackStrings.retry}</Button>
    </div>
  );
}
