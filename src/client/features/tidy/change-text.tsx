import { Fragment } from 'react';
import type { TextRange } from '../../../shared/sentences.ts';
import type { ComparedPart } from '../../../shared/tidy/compare-texts.ts';
import { cx } from '../../ui/cx.ts';
import { tidyStrings as strings } from './strings.ts';

export const removedClass = 'text-bad line-through decoration-2';
export const addedClass = 'rounded-sm bg-good/15 text-good';
export const unspokenClass = 'rounded-sm bg-warn/15 text-warn underline decoration-dotted underline-offset-4';

/** Cuts text into the marked ranges and the pieces between them. */
function splitAt(text: string, ranges: readonly TextRange[]): { text: string; marked: boolean }[] {
  const cuts = [0, ...ranges.flatMap(({ start, end }) => [start, end]), text.length];
  return cuts
    .slice(1)
    .map((end, index) => ({ text: text.slice(cuts[index], end), marked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

export interface ChangeTextProps {
  parts: readonly ComparedPart[];
  /** The change that the buttons act on. */
  current: number;
  isAccepted(index: number): boolean;
  onChoose(index: number): void;
}

/** The text with its changes marked. A press on a change selects it. */
export function ChangeText({ parts, current, isAccepted, onChoose }: ChangeTextProps) {
  let index = -1;
  return (
    <p dir="auto" className="whitespace-pre-wrap py-4 text-base leading-8">
      {parts.map((part, place) => {
        if (typeof part === 'string') {
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
          return <Fragment key={place}>{part}</Fragment>;
        }
        index += 1;
        const changeIndex = index;
        const { removed, added, unspoken } = part;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button element can't continue on the next line
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
            key={place}
            role="button"
            tabIndex={0}
            data-change={changeIndex}
            aria-current={changeIndex === current || undefined}
            aria-label={strings.change(changeIndex + 1, `${removed.trim()} → ${added.trim()}`)}
            onClick={() => onChoose(changeIndex)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onChoose(changeIndex);
            }}
            className={cx(
              'cursor-pointer rounded-sm',
              changeIndex === current && 'outline-2 outline-accent outline-offset-2',
              !isAccepted(changeIndex) && 'opacity-50',
            )}
          >
            {removed !== '' && (
              <del className={isAccepted(changeIndex) ? removedClass : 'no-underline'}>{removed}</del>
            )}
            {removed.trim() !== '' && added.trim() !== '' && ' '}
            {added !== '' && (
              <ins className="no-underline">
                {splitAt(added, unspoken).map(({ text, marked }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
                  <span key={at} className={marked ? unspokenClass : addedClass}>
                    {text.replaceAll('\n', '¶\n')}
                  </span>
                ))}
              </ins>
            )}
          </span>
        );
      })}
    </p>
  );
}
