import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';

export interface ShownToast {
  toast: ToastMessage;
  turn: number;
}

const ToastView = lazyPart(() => import('../../ui/toast-view.tsx').then((module) => module.ToastView));

/** A toast that takes up room in the page instead of covering it. */
export const ToastInPlace = ({ shown }: { shown: ShownToast }) => (
  <Suspense>
    <ToastView {...shown} className="mx-auto w-full max-w-lg px-3 pt-3 outline-none empty:hidden" />
  </Suspense>
);
