import { useRef } from 'react';

/**
 * Dialogs are opened from code, so Radix has no trigger to return focus to. This returns it to the
 * element that had it when the dialog opened.
 */
export function useReturnFocus(): { onOpenAutoFocus(): void; onCloseAutoFocus(event: Event): void } {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
