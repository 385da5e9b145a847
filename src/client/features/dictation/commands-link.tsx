import { MessageSquareQuote } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { dictationStrings as strings } from './strings.ts';

export interface CommandsLinkProps {
  onOpen(): void;
  className?: string;
}

export const CommandsLink = ({ onOpen, className }: CommandsLinkProps) => (
  <button
    type="button"
    onClick={onOpen}
    className={cx(
      'control-height flex gap-2 rounded-control text-start text-muted text-sm hover:text-ink',
      className,
    )}
  >
    <MessageSquareQuote aria-hidden="true" className="my-0.5 size-4 shrink-0" />
    <span>{strings.title}</span>
  </button>
);
