import { createContext, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import { failedLoads, lazyPart } from '../ui/lazy-part.ts';
import { LoadingBar } from '../ui/loading-bar.tsx';
import { DialogFailed } from '../ui/part-failed.tsx';
import type { DialogName, DialogProps } from './dialogs/registry.ts';
import { useFailedLoad } from './screen-fallback.tsx';

export interface Dialogs {
  open<N extends DialogName>(name: N, props?: DialogProps[N]): void;
  close(): void;
}

/** Loaded lazily with the list of all dialogs, which the first paint doesn't need. */
const ShownDialog = lazyPart(
  () => import('./dialogs/shown-dialog.tsx').then((module) => module.ShownDialog),
  DialogFailed,
);

const DialogsContext = createContext<Dialogs>({ open: () => {}, close: () => {} });

export const useDialogs = (): Dialogs => useContext(DialogsContext);

/** Shows one dialog at a time, and keeps it mounted for its closing animation. */
export function DialogsHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ name: DialogName; props: object; open: boolean; id: number } | null>(
    null,
  );

  const open = useCallback<Dialogs['open']>((name, props) => {
    setShown((last) => ({ name, props: props ?? {}, open: true, id: (last?.id ?? 0) + 1 }));
  }, []);
  const close = useCallback(() => setShown((last) => last && { ...last, open: false }), []);
  const value = useMemo(() => ({ open, close }), [open, close]);

  return (
    <DialogsContext value={value}>
      {children}
      <Suspense fallback={<DialogFallback onClose={() => setShown(null)} />}>
        {shown && (
          <ShownDialog
            key={shown.id}
            name={shown.name}
            props={shown.props}
            open={shown.open}
            onOpenChange={(next) => !next && close()}
          />
        )}
      </Suspense>
    </DialogsContext>
  );
}

/** Shown while a dialog is loading or couldn't be loaded yet. */
function DialogFallback({ onClose }: { onClose(): void }) {
  return useFailedLoad() ? (
    <DialogFailed failure="load" onRetry={failedLoads.retry} open onOpenChange={onClose} />
  ) : (
    <LoadingBar />
  );
}
