import { Button } from '../../ui/button.tsx';

export interface ConversationNoteProps {
  text: string;
  label: string;
  busy?: boolean;
  onPress(): void;
}

/** Says what a conversation needs, with a button to get it. */
export const ConversationNote = ({ text, label, busy, onPress }: ConversationNoteProps) => (
  <div className="flex items-center gap-3 rounded-control bg-sunken px-4 py-2 text-sm">
    <p className="grow">{text}</p>
    <Button variant="tint" busy={busy} onClick={onPress} className="shrink-0">
      {label}
    </Button>
  </div>
);
