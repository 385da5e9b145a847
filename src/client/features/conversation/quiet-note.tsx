import type { ReactNode } from 'react';

/** Says that nothing has been heard yet, where the words will appear. */
export const QuietNote = ({ children }: { children: ReactNode }) => (
  <span role="status" className="block text-base text-muted">
    {children}
  </span>
);
