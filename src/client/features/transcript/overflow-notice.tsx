import { Button } from '../../ui/button.tsx';
import { CardWarning } from '../../ui/card-warning.tsx';
import { textLengthStrings as strings } from './strings.ts';

export interface OverflowNoticeProps {
  /** How many words. */
  overflow: number;
  onAdd(): void;
  onDiscard(): void;
}

/** Offers the words that didn't fit into a text that has been cleared or replaced since. */
export function OverflowNotice({ overflow, onAdd, onDiscard }: OverflowNoticeProps) {
  return (
    <CardWarning
      data-testid="overflow"
      tone="warn"
      actions={
        <div className="flex flex-wrap gap-2">
          <Button variant="tint" onClick={onAdd}>
            {strings.add}
          </Button>
          <Button variant="quiet" onClick={onDiscard}>
            {strings.discard}
          </Button>
        </div>
      }
    >
      {strings.left(overflow)}
    </CardWarning>
  );
}
