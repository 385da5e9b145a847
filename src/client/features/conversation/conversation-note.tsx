import { Button } from '../../ui/button.tsx';

export interface ConversationNoteProps {
  text: string;
  /** Whether screen readers announce it. */
  live?: boolean;
  /** A button that solves the problem, if there is one. */
  action?: { label: string; busy?: boolean; onPress(): void };
}

/** Says what a conversation needs. */
export const ConversationNote = ({ text, live, action }: ConversationNoteProps) => (
  <div
    role={live ? 'alert' : undefined}
    className="flex items-center gap-3 rounded-control bg-sunken px-4 py-2 text-sm max-[27rem]:flex-col max-[27rem]:items-stretch"
  >
    <p className="grow">{text}</p>
    {action && (
      <Button variant="tint" busy={action.busy} onClick={action.onPress} className="shrink-0">
        {action.label}
      </Button>
    )}
  </div>
);
