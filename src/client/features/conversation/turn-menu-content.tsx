import {
  Languages,
  Maximize2,
  Minimize2,
  Pencil,
  RotateCcw,
  Square,
  Trash2,
  Undo2,
  Volume2,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { Turn } from './conversation-state.ts';
import type { MenuWords } from './use-guest-words.ts';

export interface TurnActions {
  menuWords: MenuWords;
  onCorrect(turn: Turn): void;
  onShow(turn: Turn): void;
  /** The turn that fills a half. */
  shownId: number | null;
  onHide(): void;
  onPlay(turn: Turn): void;
  /** The turn that is being read aloud. */
  readingId: number | null;
  onStop(): void;
  onRetry(): void;
  /** The turn was spoken in the other language: removes it, and that side speaks. */
  onSayAgain(turn: Turn): void;
  onRemove(turn: Turn): void;
  onBack(turn: Turn): void;
  /** True if translations don't count against an allowance. */
  free: boolean;
}

export function TurnMenuContent(props: TurnActions & { turn: Turn; trigger: ReactElement }) {
  const {
    trigger,
    turn,
    menuWords: { strings, lang, dir },
    onCorrect,
    onShow,
    shownId,
    onHide,
    onPlay,
    readingId,
    onStop,
    onRetry,
    onSayAgain,
    onRemove,
    onBack,
    free,
  } = props;
  const shown = shownId === turn.id;
  const reading = readingId === turn.id;
  return (
    <Menu trigger={trigger} label={turn.text} align="start" lang={lang} dir={dir}>
      <MenuItem onSelect={() => onCorrect(turn)}>
        <Pencil aria-hidden="true" />
        {strings.correct}
      </MenuItem>
      <MenuItem onSelect={() => (shown ? onHide() : onShow(turn))}>
        {shown ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
        {shown ? strings.hide : strings.show}
      </MenuItem>
      {turn.translation && (
        <MenuItem onSelect={() => (reading ? onStop() : onPlay(turn))}>
          {reading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
          {reading ? strings.stop : strings.play}
        </MenuItem>
      )}
      {turn.translation && (
        <MenuItem onSelect={() => onBack(turn)}>
          <Undo2 aria-hidden="true" />
          {strings.back}
          {!free && (
            <span className="ms-auto ps-3 text-muted text-xs">{strings.cost(turn.translation.length)}</span>
          )}
        </MenuItem>
      )}
      {turn.failed && (
        <MenuItem onSelect={onRetry}>
          <RotateCcw aria-hidden="true" />
          {strings.retry}
        </MenuItem>
      )}
      <MenuItem onSelect={() => onSayAgain(turn)}>
        <Languages aria-hidden="true" />
        {strings.wrongLanguage}
      </MenuItem>
      <MenuItem onSelect={() => onRemove(turn)}>
        <Trash2 aria-hidden="true" />
        {strings.remove}
      </MenuItem>
    </Menu>
  );
}
