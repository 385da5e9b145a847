import type { ReactNode } from 'react';

/** The last line of a pane. Hidden where only one pane is visible, because the tools below the card do the same. */
export const PaneFooter = ({ children }: { children: ReactNode }) => (
  <div className="hidden min-h-12 shrink-0 items-center gap-3 pe-3 pb-2 ps-5 *:last:ms-auto roomy:flex">
    {children}
  </div>
);
