import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import type { FailedProps } from '../ui/error-boundary.tsx';
import { failedLoads } from '../ui/lazy-part.ts';
import { LoadingBar } from '../ui/loading-bar.tsx';
import { failureStrings as strings } from '../ui/strings.ts';
import { RootErrorMessage } from './root-error.tsx';

/** Whether a part couldn't be loaded yet. */
export const useFailedLoad = (): boolean =>
  useSyncExternalStore(failedLoads.subscribe, failedLoads.exist, () => false);

/** Shown in place of a screen that is loading or couldn't be loaded yet. */
export function ScreenFallback(): ReactNode {
  return useFailedLoad() ? (
    <ScreenFailed failure="load" onRetry={failedLoads.retry} />
  ) : (
    <LoadingBar className="min-h-dvh" />
  );
}

/** Shown in place of a screen that failed. The header and the footer stay. */
export function ScreenFailed({ failure, onRetry }: FailedProps) {
  return (
    <div
      role="alert"
      className="page flex min-h-[50dvh] flex-col items-center justify-center gap-4 py-12 text-center"
    >
      {failure === 'load' ? <p className="font-semibold">{strings.page}</p> : <RootErrorMessage />}
      <Button variant={failure === 'load' ? 'primary' : 'quiet'} onClick={onRetry}>
        {strings.retry}
      </Button>
    </div>
  );
}
