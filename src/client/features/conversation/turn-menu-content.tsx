import { Maximize2, Pencil, RotateCcw, Undo2, Volume2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { Turn } from './conversation-state.ts';
import { conversationStrings as strings } from './strings.ts';

export interface TurnActions {
  onCorrect(turn: Turn): void;
  onShow(turn: Turn): void;
  onPlay(turn: Turn): void;
  onRetry(): void;
  onBack(turn: Turn): void;
  /** The browser translates, so nothing counts against the allowance. */
  free: boolean;
}

/** The menu of a turn. */
export function TurnMenuContent(props: TurnActions & { turn: Turn; trigger: ReactElement }) {
  const { trigger, turn, onCorrect, onShow, onPlay, onRetry, onBack, free } = props;
  return (
    <Menu trigger={trigger} label={turn.text} align="start">
      <MenuItem onSelect={() => onCorrect(turn)}>
        <Pencil aria-hidden="true" />
        {strings.correct}
      </MenuItem>
      <MenuItem onSelect={() => onShow(turn)}>
        <Maximize2 aria-hidden="true" />
        {strings.show}
      </MenuItem>
      {turn.translation && (
        <MenuItem onSelect={() => onPlay(turn)}>
          <Volume2 aria-hidden="true" />
          {strings.play}
        </MenuItem>
      )}
      {turn.translation && (
        <MenuItem onSelect={() => onBack(turn)}>
          <Undo2 aria-hidden="true" />
          {strings.back}
          {!free && (
            <span className="ms-auto ps-3 text-muted text-xs">
              {strings.cost(turn.translation.text.length)}
            </span>
          )}
        </MenuItem>
      )}
      {turn.failed && (
        <MenuItem onSelect={onRetry}>
          <RotateCcw aria-hidden="true" />
          {strings.retry}
        </MenuItem>
      )}
    </Menu>
  );
}
