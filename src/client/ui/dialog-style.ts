/** The styles of every dialog: a bottom sheet on phones, a centred card elsewhere. */
export const overlayClass =
  'fixed inset-0 z-40 bg-[rgb(10_8_14/0.55)] data-[state=closed]:animate-[fade-out_150ms_ease-out] data-[state=open]:animate-[fade-in_160ms_ease-out]';

export const sheetClass =
  'lifted fixed z-40 flex max-h-[min(88dvh,44rem)] flex-col overflow-hidden border border-line bg-surface text-ink shadow-pop outline-none ' +
  'inset-x-0 bottom-0 rounded-t-card pb-[env(safe-area-inset-bottom)] ' +
  'sm:inset-0 sm:m-auto sm:h-fit sm:w-[min(30rem,calc(100vw-2rem))] sm:rounded-card sm:pb-0 ' +
  'data-[state=closed]:animate-[pop-out_120ms_ease-out] data-[state=open]:animate-[rise-in_180ms_ease-out] sm:data-[state=open]:animate-[pop-in_160ms_ease-out]';
