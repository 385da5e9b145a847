import type { ReactNode } from 'react';
import { translationStrings as strings } from './strings.ts';

/** The frame around the translation. It must be scrollable by keyboard when it contains text. */
export function PaneFrame({ scrolls = false, children }: { scrolls?: boolean; children: ReactNode }) {
  return (
    <section
      aria-label={strings.pane}
      tabIndex={scrolls ? 0 : undefined}
      className="fading-edges -outline-offset-6 flex rounded-card min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-5 py-4 short:py-2 max-sm:px-4 max-[24rem]:px-3 md:in-[[data-split]]:ps-8"
    >
      {children}
    </section>
  );
}

export const PanePlaceholder = ({ children }: { children: ReactNode }) => (
  <p className="text-lg text-muted">{children}</p>
);
