import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import { loadTranslated } from '../interface/translated.ts';
import { whenSettled } from '../platform/when-settled.ts';
import { lazyPart } from './lazy-part.ts';
import type { ToastMessage } from './toast-message.ts';

/** Shows a toast, which replaces the previous one. Returns a function that removes it if it is still shown. */
export type ShowToast = (toast: ToastMessage) => () => void;

export const ToastContext = createContext<ShowToast>(() => () => {});

export const useToast = (): ShowToast => useContext(ToastContext);

// The first paint needs no toast. The view is loaded with the first toast or soon after the page, because it couldn't
// be loaded to report that the network is down.
const loadView = () => loadTranslated(() => import('./toast-view.tsx')).then((module) => module.ToastView);
const ToastView = lazyPart(loadView);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ toast: ToastMessage; turn: number } | null>(null);
  const show = useCallback<ShowToast>((toast) => {
    setShown((last) => ({ toast, turn: (last?.turn ?? 0) + 1 }));
    return () => setShown((last) => (last?.toast === toast ? null : last));
  }, []);
  useEffect(() => whenSettled(() => void loadView().catch(() => {})), []);
  return (
    <ToastContext value={show}>
      {children}
      <Suspense>{shown && <ToastView toast={shown.toast} turn={shown.turn} />}</Suspense>
    </ToastContext>
  );
}
