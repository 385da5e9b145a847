import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

export interface ConversationNoteProps {
  text: string;
  /** Whether screen readers announce it. */
  live?: boolean;
  /** Whether a low screen shows only the buttons, because its room is needed and the text can be missed. */
  spare?: boolean;
  /** The buttons that solve the problem, the most obvious one first. */
  actions?: readonly { label: string; busy?: boolean; onPress(): void }[];
}

/** Says what a conversation needs. */
export const ConversationNote = ({ text, live, spare, actions = [] }: ConversationNoteProps) => (
  <div
    role={live ? 'alert' : undefined}
    className="flex items-center gap-3 rounded-control bg-sunken px-4 py-2 text-sm short:max-sm:text-xs max-[27rem]:flex-col max-[27rem]:items-stretch"
  >
    <p className={cx('grow', spare && 'short:hidden')}>{text}</p>
    {actions.length > 0 && (
      <div className="flex shrink-0 flex-wrap gap-2">
        {actions.map(({ label, busy, onPress }, index) => (
          <Button
            key={label}
            variant={index === 0 ? 'tint' : 'quiet'}
            busy={busy}
            onClick={onPress}
            className="grow"
          >
            {label}
          </Button>
        ))}
      </div>
    )}
  </div>
);
