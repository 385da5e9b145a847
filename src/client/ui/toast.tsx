import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import { loadTranslated } from '../interface/translated.ts';
import { whenSettled } from '../platform/when-settled.ts';
import { lazyPart } from './lazy-part.ts';
import type { ShownToast, ToastMessage } from './toast-message.ts';

/**
 * Shows a toast, which replaces the previous one. One without an action waits until nobody can press the action of the
 * previous one any more. Returns a function that removes it.
 */
export type ShowToast = (toast: ToastMessage) => () => void;

export const ToastContext = createContext<ShowToast>(() => () => {});

export const useToast = (): ShowToast => useContext(ToastContext);

// The first paint needs no toast. The view is loaded with the first toast or soon after the page, because it couldn't
// be loaded to report that the network is down.
const loadView = () => loadTranslated(() => import('./toast-view.tsx')).then((module) => module.ToastView);
const ToastView = lazyPart(loadView);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const show = useCallback<ShowToast>((toast) => {
    setShown((last) => ({ toast, turn: (last?.turn ?? 0) + 1 }));
    return () => setShown((last) => last && { ...last, gone: toast });
  }, []);
  useEffect(() => whenSettled(() => void loadView().catch(() => {})), []);
  return (
    <ToastContext value={show}>
      {children}
      <Suspense>{shown && <ToastView {...shown} />}</Suspense>
    </ToastContext>
  );
}
