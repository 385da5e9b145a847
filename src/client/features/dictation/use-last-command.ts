import { useEffect, useState } from 'react';
import type { CommandName } from '../../../shared/commands/commands.ts';
import type { DoneCommand } from './command-chip.tsx';

const shownMs = 5_000;

/** Remembers the last command for a few seconds. */
export function useLastCommand() {
  const [done, setDone] = useState<DoneCommand | null>(null);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(null), shownMs);
    return () => clearTimeout(timer);
  }, [done]);
  return {
    done,
    show(name: CommandName, takeBack: () => void) {
      const undo = () => {
        setDone(null);
        takeBack();
      };
      setDone({ name, undo });
    },
  };
}
