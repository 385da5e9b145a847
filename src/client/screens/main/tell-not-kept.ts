import { draftNotKeptStrings as strings } from '../../features/transcript/strings.ts';
import type { ShowToast } from '../../ui/toast.tsx';

let isTold = false;

/** Says once that a reload would lose the text. */
export function tellNotKept(toast: ShowToast): void {
  if (isTold) return;
  isTold = true;
  toast({ title: strings.title, description: strings.text, tone: 'warn' });
}
