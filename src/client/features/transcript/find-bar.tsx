import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { TextRange } from '../../../shared/sentences.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { findAll } from './find-all.ts';
import { findStrings as strings } from './strings.ts';

export interface FindBarProps {
  text: string;
  /** Called with the occurrence that is shown. */
  onMark(range: TextRange | null): void;
  /** The last occurrence that was shown, so that it can be selected. */
  onClose(at: TextRange | undefined): void;
}

/** Finds words in the text while it stays editable. */
export function FindBar({ text, onMark, onClose }: FindBarProps) {
  const [words, setWords] = useState('');
  const [index, setIndex] = useState(0);
  const found = useMemo(() => findAll(text, words), [text, words]);
  const current = found[index] ?? found[0];
  const mark = useEffectEvent((range: TextRange | null) => onMark(range));
  useEffect(() => {
    mark(current ?? null);
    return () => mark(null);
  }, [current]);

  const move = (by: number) =>
    found.length > 0 &&
    setIndex((found.indexOf(current ?? { start: 0, end: 0 }) + by + found.length) % found.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') move(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') onClose(current);
    else return;
    event.preventDefault();
  };
  return (
    <search className="flex items-center gap-1 border-line border-t px-3 py-1.5 sm:px-5">
      <input
        type="search"
        aria-label={strings.find}
        placeholder={strings.find}
        value={words}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to find something
        autoFocus
        onChange={(event) => {
          setWords(event.target.value);
          setIndex(0);
        }}
        onKeyDown={onKeyDown}
        className="control-height w-72 min-w-0 flex-1 rounded-control border border-control bg-surface px-3 text-sm sm:flex-none"
      />
      <p role="status" className="ms-2 min-w-16 text-muted text-sm tabular-nums">
        {words !== '' && strings.place(current ? found.indexOf(current) + 1 : 0, found.length)}
      </p>
      <IconButton label={strings.previous} disabled={found.length < 2} onClick={() => move(-1)}>
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <IconButton label={strings.next} disabled={found.length < 2} onClick={() => move(1)}>
        <ChevronDown aria-hidden="true" />
      </IconButton>
      <IconButton label={strings.close} onClick={() => onClose(current)} className="ms-auto">
        <X aria-hidden="true" />
      </IconButton>
    </search>
  );
}
