import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => {});

/** Announces a message to screen readers without showing it. */
export const useAnnounce = (): ((message: string) => void) => useContext(AnnounceContext);

/** One live region for the whole page: screen readers miss regions that come and go. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState({ message: '', turn: 0 });
  const announce = useCallback((message: string) => {
    setSpoken((last) => ({ message, turn: last.turn + 1 }));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status" aria-live="polite" className="sr-only">
        {/* A new node each time, so that a repeated message is announced again. */}
        <span key={spoken.turn}>{spoken.message}</span>
      </div>
    </AnnounceContext>
  );
}
