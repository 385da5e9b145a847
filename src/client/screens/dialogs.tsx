import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import { LoadingBar } from '../ui/loading-bar.tsx';
import type { DialogControl } from './dialogs/dialog-control.ts';
import { type DialogName, type DialogProps, dialogs } from './dialogs/registry.ts';

export interface Dialogs {
  open<N extends DialogName>(name: N, props?: DialogProps[N]): void;
  close(): void;
}

const DialogsContext = createContext<Dialogs>({ open: () => {}, close: () => {} });

export const useDialogs = (): Dialogs => useContext(DialogsContext);

/** Shows one dialog at a time, and keeps it mounted after closing for its animation. */
export function DialogsHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ name: DialogName; props: object; open: boolean; turn: number } | null>(
    null,
  );

  const open = useCallback<Dialogs['open']>((name, props) => {
    setShown((last) => ({ name, props: props ?? {}, open: true, turn: (last?.turn ?? 0) + 1 }));
  }, []);
  const close = useCallback(() => setShown((last) => last && { ...last, open: false }), []);
  const value = useMemo(() => ({ open, close }), [open, close]);

  // TypeScript can't follow the pairing of names and props through the state.
  const Shown = shown && (dialogs[shown.name] as ComponentType<DialogControl>);
  return (
    <DialogsContext value={value}>
      {children}
      <Suspense fallback={<LoadingBar />}>
        {Shown && (
          <Shown
            key={shown.turn}
            {...shown.props}
            open={shown.open}
            onOpenChange={(next) => !next && close()}
          />
        )}
      </Suspense>
    </DialogsContext>
  );
}
