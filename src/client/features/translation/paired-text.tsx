import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import { cx } from '../../ui/cx.ts';
import { SentencePopover } from './sentence-popover.tsx';
import type { ShownSentence, View } from './translation-output.ts';
import { type ReadAloudMark, useSentenceMarks } from './use-sentence-marks.ts';
import { useSentencesInSight } from './use-sentences-in-sight.ts';
import type { Translation } from './use-translation.ts';

export interface PairedTextProps {
  translation: Translation;
  text: string;
  sentences: readonly ShownSentence[];
  recording: boolean;
  readAloud: ReadAloudMark | null;
  /** The id of the field with the original. */
  originalId: string;
  /** Called with the original sentence to mark. Stable between renders. */
  onPartner(range: TextRange | null): void;
  onPlay(reading: SentenceReading): void;
}

/** A translated sentence to read aloud. */
export interface SentenceReading {
  text: string;
  language: LanguageCode;
  view: View;
  /** Where it begins in the translation. */
  offset: number;
}

/** The translation, sentence by sentence. Pointing at a sentence highlights the original; pressing it opens its menu. */
export function PairedText(props: PairedTextProps) {
  const { translation, text, sentences, recording, readAloud, originalId, onPartner, onPlay } = props;
  const [chosen, setChosen] = useState<{ id: number; element: HTMLElement } | null>(null);
  const marks = useSentenceMarks(sentences, readAloud, originalId, chosen?.id);
  const { original, translated: mark, hover } = marks;
  const readFrom = readAloud ? mark?.sentence?.start : undefined;
  const inSight = useSentencesInSight(text, recording, readFrom);
  useEffect(() => {
    onPartner(original);
    return () => onPartner(null);
  }, [original, onPartner]);
  const sentence = sentences.find(({ id }) => id === chosen?.id);
  const choose = (id: number) => (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    if ('key' in event && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    // Selecting text doesn't count as a press.
    if (window.getSelection()?.isCollapsed !== false) setChosen({ id, element: event.currentTarget });
  };
  const { result } = translation.output;
  const play =
    ({ start, end }: TextRange) =>
    () =>
      onPlay({
        text: text.slice(start, end),
        language: translation.request.target,
        view: 'translated',
        offset: start,
      });
  let written = 0;
  return (
    <>
      {sentences.map(({ id, target, outdated }) => {
        if (!target) return <span key={id}>{written === 0 ? '…' : ' …'}</span>;
        const gap = text.slice(written, target.start);
        written = target.end;
        const marked = chosen?.id === id || mark?.sentence?.start === target.start;
        return (
          <span key={id}>
            {gap}
            {/* biome-ignore lint/a11y/useSemanticElements: a button can't be broken across lines */}
            <span
              ref={readFrom === target.start ? inSight.read : null}
              role="button"
              tabIndex={0}
              aria-haspopup="dialog"
              data-sentence={id}
              onPointerEnter={() => hover(id)}
              onPointerLeave={() => hover(null)}
              onFocus={() => hover(id)}
              onBlur={() => hover(null)}
              onClick={choose(id)}
              onKeyDown={choose(id)}
              className={cx(
                'cursor-pointer rounded-sm box-decoration-clone',
                marked && 'bg-tint',
                outdated && 'text-muted',
              )}
            >
              {text.slice(target.start, target.end)}
            </span>
          </span>
        );
      })}
      <span ref={inSight.end} />
      {chosen && sentence?.target && (
        <SentencePopover
          key={chosen.id}
          translation={translation}
          anchor={chosen.element}
          text={text.slice(sentence.target.start, sentence.target.end)}
          // A romanisation can't be read aloud, and its characters are known only for the whole text.
          onPlay={result?.speakableText === undefined ? play(sentence.target) : undefined}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
