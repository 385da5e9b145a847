import { CornerDownLeft } from 'lucide-react';
import type { CommandName } from '../../../shared/commands/commands.ts';
import { commandLabels, dictationStrings as strings } from './strings.ts';

/** A command that was just carried out. */
export interface DoneCommand {
  name: CommandName;
  undo(): void;
}

/** Says which command was carried out. Overlays the text, so that nothing moves. */
export function CommandChip({ done }: { done: DoneCommand | null }) {
  const label = done && (strings.done[done.name] ?? commandLabels[done.name]);
  return (
    <div role="status" className="relative z-10 h-0">
      {label && (
        <div className="absolute bottom-2 start-3 md:bottom-14 flex items-center rounded-full bg-sunken ps-4 text-sm shadow-sm">
          <CornerDownLeft aria-hidden="true" className="me-2 size-4 text-muted" />
          {label}
          <button
            type="button"
            aria-label={strings.undoLabel(label)}
            onClick={done.undo}
            className="control-height rounded-full px-4 font-semibold text-accent hover:underline"
          >
            {strings.undo}
          </button>
        </div>
      )}
    </div>
  );
}
