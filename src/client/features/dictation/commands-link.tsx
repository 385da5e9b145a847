import { MessageSquareQuote } from 'lucide-react';
import { dictationStrings as strings } from './strings.ts';

/** Opens the list of commands. While recording, it takes the place of the playing time below the text. */
export function CommandsLink({ onOpen }: { onOpen(): void }) {
  return (
    <div className="relative z-10 hidden h-0 roomy:block">
      <button
        type="button"
        onClick={onOpen}
        className="control-height absolute start-2 bottom-2 flex items-center gap-2 rounded-control px-3 text-muted text-sm hover:bg-sunken hover:text-ink"
      >
        <MessageSquareQuote aria-hidden="true" className="size-4" />
        {strings.title}
      </button>
    </div>
  );
}
