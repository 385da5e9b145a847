import { useCallback } from 'react';
import { copyText } from '../platform/clipboard.ts';
import { useToast } from './toast.tsx';
import type { ToastMessage } from './toast-message.ts';

export interface CopyToasts {
  copied: ToastMessage;
  failed: ToastMessage;
}

/** Copies text to the clipboard and says in a toast whether it worked. */
export function useCopyText(toasts: CopyToasts): (text: string) => Promise<boolean> {
  const toast = useToast();
  return useCallback(
    async (text) => {
      const copied = await copyText(text);
      toast(copied ? { ...toasts.copied, tone: 'good' } : { ...toasts.failed, tone: 'bad' });
      return copied;
    },
    [toast, toasts],
  );
}
