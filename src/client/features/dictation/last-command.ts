import type { CommandName } from '../../../shared/commands/commands.ts';
import { createSignal } from '../../platform/signal.ts';
import type { DoneCommand } from './command-chip.tsx';

const shownMs = 5_000;

export interface LastCommand {
  get(): DoneCommand | null;
  subscribe(listener: () => void): () => void;
  show(name: CommandName, takeBack: () => void): void;
}

/** Remembers the last command for a few seconds. */
export function createLastCommand(): LastCommand {
  const changed = createSignal();
  let done: DoneCommand | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: DoneCommand | null) {
    clearTimeout(timer);
    done = next;
    if (next) timer = setTimeout(set, shownMs, null);
    changed.emit();
  }

  return {
    get: () => done,
    subscribe: changed.subscribe,
    show: (name, takeBack) =>
      set({
        name,
        undo() {
          set(null);
          takeBack();
        },
      }),
  };
}
