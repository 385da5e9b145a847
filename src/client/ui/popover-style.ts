/** The styles shared by menus and lists. */
export const popClass =
  'lifted z-40 max-h-(--radix-popper-available-height) min-w-52 overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink text-sm shadow-pop outline-none ' +
  'data-[state=closed]:animate-[pop-out_120ms_ease-out] data-[state=open]:animate-[pop-in_160ms_ease-out]';
