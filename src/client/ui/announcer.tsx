import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => {});

/** Says a message to screen readers, once, without showing it. */
export const useAnnounce = (): ((message: string) => void) => useContext(AnnounceContext);

/** One persistent hidden status for the whole page: a region that comes and goes is not read reliably. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState({ message: '', turn: 0 });
  const announce = useCallback((message: string) => {
    setSpoken((last) => ({ message, turn: last.turn + 1 }));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status" aria-live="polite" className="sr-only">
        {/* A new node each time, so that the same words said twice are read twice. */}
        <span key={spoken.turn}>{spoken.message}</span>
      </div>
    </AnnounceContext>
  );
}
