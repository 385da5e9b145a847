import { Play, Square } from 'lucide-react';
import { useRef } from 'react';
import type { TextRange } from '../../../shared/sentences.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { Reading } from './reading.ts';
import { isReading } from './speech-state.ts';
import { playbackStrings } from './strings.ts';
import type { PlaybackControls } from './use-playback.ts';

interface PlayButtonProps {
  controls: PlaybackControls;
  /** Everything that the visible view shows. */
  reading: Reading;
  /** Given when there are two texts to choose from. */
  name?: 'original' | 'translation' | undefined;
  /** The selected part of the text, if any. */
  selection(): TextRange | null;
  className?: string;
}

/** Play becomes Stop while reading. If text is selected, only the selection is read. */
export function PlayButton({ controls, reading, name, selection, className }: PlayButtonProps) {
  const { phase } = controls.state;
  const label = name ? playbackStrings.playOf[name] : playbackStrings.play;
  const busy = isReading(controls.state);
  // In some browsers, pressing a button clears the selection before the click event.
  const pressed = useRef<TextRange | null>(null);

  const play = () => {
    const selected = pressed.current ?? selection();
    pressed.current = null;
    // When pinyin is shown, the voice still reads the Chinese characters, and a selection can't be mapped to them.
    const partial = selected && (reading.shown ?? reading.text) === reading.text;
    controls.play(partial ? { ...reading, ...partOf(reading, selected) } : reading);
  };

  return (
    <Button
      aria-keyshortcuts="P"
      aria-label={busy ? playbackStrings.stop : label}
      variant={busy || reading.text.trim() !== '' ? 'primary' : 'tint'}
      className={cx('shrink-0 max-md:control-square max-md:px-0 md:min-w-24', className)}
      onPointerDown={() => {
        pressed.current = selection();
      }}
      onClick={busy ? controls.stop : play}
    >
      {!busy && <Play aria-hidden="true" className="size-4" fill="currentColor" />}
      {busy && phase === 'loading' && <Spinner />}
      {busy && phase === 'playing' && <Square aria-hidden="true" className="size-4" fill="currentColor" />}
      <span className="max-md:sr-only">{busy ? playbackStrings.stop : playbackStrings.play}</span>
    </Button>
  );
}

function partOf({ text }: Reading, { start, end }: TextRange): Partial<Reading> & { text: string } {
  const part = text.slice(start, end);
  return { text: part, shown: part, offset: start };
}
