import { type ReactNode, useSyncExternalStore } from 'react';
import { failedLoads } from '../ui/lazy-part.ts';
import { LoadingBar } from '../ui/loading-bar.tsx';
import { ScreenFailed } from '../ui/part-failed.tsx';

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
