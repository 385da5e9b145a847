import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import type { TextRange } from '../../../shared/sentences.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { turnStrings as strings } from './strings.ts';
import { overlaps, type TurnRow } from './turn-rows.ts';

export interface SentenceFieldsProps {
  row: TurnRow;
  /** A `lang` value. */
  lang: string;
  heard: TextRange | null;
  /** Replaces the words of a sentence. */
  onCorrect(sentence: TextRange, words: string): void;
  /** Plays a sentence of the recording; undefined if it isn't on this device. */
  onHear: ((sentence: TextRange) => void) | undefined;
  onClose(): void;
}

/** Focuses the sentence that is being played, or else the first one. */
function focusField(group: HTMLFieldSetElement | null): void {
  const playing = group?.querySelector<HTMLTextAreaElement>('[data-heard] textarea');
  (playing ?? group?.querySelector('textarea'))?.focus();
}

/** The sentences of a turn, each in a field of its own, so that all others keep their times. */
export function SentenceFields({ row, lang, heard, onCorrect, onHear, onClose }: SentenceFieldsProps) {
  const close = () => {
    document.querySelector<HTMLTextAreaElement>('textarea:focus')?.blur();
    onClose();
  };
  return (
    // A press on a button must not take the focus from a field: keeping its words can move the button away first.
    <fieldset
      ref={focusField}
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
      }}
      className="mt-1 space-y-2"
    >
      <legend className="sr-only">{strings.edit}</legend>
      {row.sentences.map(({ range, text }, index) => (
        <div
          // A correction moves the sentences after it, but not their number.
          // biome-ignore lint/suspicious/noArrayIndexKey: the field keeps the focus then
          key={index}
          data-heard={overlaps(range, heard) || undefined}
          className="flex items-start gap-1"
        >
          <SentenceField
            label={strings.sentence(index + 1)}
            text={text}
            lang={lang}
            isHeard={overlaps(range, heard)}
            onChange={(words) => onCorrect(range, words)}
            onClose={onClose}
          />
          {onHear && (
            <IconButton label={strings.hear(index + 1)} onClick={() => onHear(range)}>
              <Volume2 aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      <Button variant="outline" onClick={close}>
        {strings.done}
      </Button>
    </fieldset>
  );
}

interface SentenceFieldProps {
  label: string;
  text: string;
  lang: string;
  isHeard: boolean;
  onChange(words: string): void;
  onClose(): void;
}

/** Leaving the field keeps the words; Escape doesn't. */
function SentenceField({ label, text, lang, isHeard, onChange, onClose }: SentenceFieldProps) {
  const [typed, setTyped] = useState({ of: text, words: text });
  if (typed.of !== text) setTyped({ of: text, words: text });
  const keep = () => typed.words !== text && onChange(typed.words);
  // Both have the same place, so that the field is as high as its words.
  const shape =
    'col-start-1 row-start-1 min-w-0 break-words rounded-control px-3 py-2 text-base sm:text-lg/7';
  return (
    <div className={cx('grid min-w-0 flex-1 rounded-control', isHeard ? 'bg-tint' : 'bg-surface')}>
      <span aria-hidden="true" className={cx(shape, 'invisible whitespace-pre-wrap')}>
        {typed.words}{' '}
      </span>
      <textarea
        aria-label={label}
        lang={lang}
        dir="auto"
        rows={1}
        spellCheck
        autoComplete="off"
        value={typed.words}
        onChange={({ target }) => setTyped({ of: text, words: target.value.replaceAll(/[\r\n]+/gu, ' ') })}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          if (event.key === 'Enter') keep();
          else setTyped({ of: text, words: text });
          onClose();
        }}
        className={cx(shape, 'resize-none overflow-hidden border border-control bg-transparent')}
      />
    </div>
  );
}
