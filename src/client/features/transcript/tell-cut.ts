import type { Fitted } from '../../studio/write-phrase.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';

/** Says that not everything fitted into the text. */
export function tellCut(
  toast: (message: ToastMessage) => unknown,
  cap: number,
  cut: Fitted['cut'],
  how: 'typed' | 'pasted' | 'spoken',
): void {
  if (cut === 'nothing') return;
  loadWithRetry(() => import('./cut-message.ts')).then(
    ({ cutMessage }) => toast(cutMessage(cut, how, cap)),
    () => {},
  );
}
