import { Pencil } from 'lucide-react';
import { type MouseEvent, memo, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { clockTime } from '../../../shared/clock-time.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import { usePrinting } from '../../platform/use-printing.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKeptInView } from '../../ui/use-kept-in-view.ts';
import { SentenceFields } from './sentence-fields.tsx';
import { SpeakerBadge } from './speaker-badge.tsx';
import { soundStrings, turnStrings as strings } from './strings.ts';
import { overlaps, type PlacedSentence, type TurnRow } from './turn-rows.ts';

/** Which of the two texts narrow screens show. */
export type TurnsView = 'original' | 'translated' | 'both';

export interface TurnListProps {
  rows: readonly TurnRow[];
  /** The names of the speakers, in the order of their colours. */
  names: readonly string[];
  /** `lang` values. No target if there is no translation. */
  language: string;
  target: string | undefined;
  view: TurnsView;
  /** The sentence of the recording that is being played. */
  heard: TextRange | null;
  onSpeaker(row: TurnRow): void;
  /** Replaces the words of a sentence. */
  onCorrect(sentence: TextRange, words: string): void;
  /** Plays the recording from a position in the text; undefined if it isn't on this device. */
  onPlay: ((position: number) => void) | undefined;
  /** Plays one sentence of the recording. */
  onHear(sentence: TextRange): void;
}

/** More than fit on a tall screen. */
const firstTurns = 12;
/** After so many, turns that came into sight are as high as they stay. */
const settlingFrames = 12;

/** Who said what and when. Pressing a word, a sentence or a time plays from there. */
export function TurnList(props: TurnListProps) {
  const { rows, names, language, target, view, heard, onSpeaker, onCorrect, onPlay, onHear } = props;
  const list = useRef<HTMLOListElement>(null);
  const hear = useEffectEvent(onHear);
  const openSpeaker = useEffectEvent(onSpeaker);
  const correct = useEffectEvent(onCorrect);
  // The same for every render, so that a turn is rendered again only if it changes.
  const [actions] = useState(() => ({
    onHear: (sentence: TextRange) => hear(sentence),
    onSpeaker: (row: TurnRow) => openSpeaker(row),
    onCorrect: (sentence: TextRange, words: string) => correct(sentence, words),
  }));
  const playable = onPlay !== undefined;
  const printing = usePrinting();
  const seen = useSeenTurns(list, rows.length);
  /** Where the turn begins whose words are being corrected. */
  const [editing, setEditing] = useState<number | null>(null);

  const onClick = ({ target: pressed, clientX, clientY }: MouseEvent) => {
    if (!(pressed instanceof Element) || !document.getSelection()?.isCollapsed) return;
    const place = pressed.closest<HTMLElement>('[data-at]');
    if (!place) return;
    const isOriginal = place.dataset.original !== undefined;
    onPlay?.(Number(place.dataset.at) + (isOriginal ? offsetIn(place, clientX, clientY) : 0));
  };
  // The field that somebody writes in stays where it is.
  useKeptInView(() => shownMark(list.current), editing === null ? heard?.start : undefined, settlingFrames);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the time of each turn is a button, so the sentences only add a larger target for pointers
    <ol ref={list} aria-label={strings.list} onClick={onClick} className="flex flex-1 flex-col">
      {rows.map((row, index) => (
        <Turn
          // Keeping a correction moves the turns after it, and a press on one of their buttons is what keeps it.
          // biome-ignore lint/suspicious/noArrayIndexKey: the buttons stay the same elements
          key={index}
          {...{ row, language, target, view, playable }}
          isShown={printing || index < firstTurns || seen.has(index)}
          place={row.speaker === undefined ? -1 : names.indexOf(row.speaker)}
          // Only the turn that is heard is rendered again while the recording plays.
          heard={overlaps(row, heard) ? heard : null}
          editing={editing === row.start}
          onEdit={setEditing}
          {...actions}
        />
      ))}
    </ol>
  );
}

/** The letter of a text under the pointer. */
function offsetIn(element: HTMLElement, x: number, y: number): number {
  const caret = document.caretPositionFromPoint?.(x, y);
  const range = caret ? undefined : document.caretRangeFromPoint?.(x, y);
  const [node, offset] = caret
    ? [caret.offsetNode, caret.offset]
    : [range?.startContainer, range?.startOffset];
  return node && element.contains(node) && node instanceof Text ? (offset ?? 0) : 0;
}

interface TurnProps extends Pick<TurnListProps, 'language' | 'target' | 'view' | 'heard' | 'onSpeaker'> {
  row: TurnRow;
  place: number;
  playable: boolean;
  /** Whether it has its buttons before it has been in sight. */
  isShown: boolean;
  /** Whether its words are being corrected. */
  editing: boolean;
  onEdit(start: number | null): void;
  onCorrect(sentence: TextRange, words: string): void;
  onHear(sentence: TextRange): void;
}

/** Narrow screens hide one of the two texts. */
function shownMark(list: Element | null): Element | undefined {
  const marks = [...(list?.querySelectorAll('mark') ?? [])];
  return marks.find((mark) => mark.getClientRects().length > 0) ?? marks[0];
}

/** A long document has hundreds of turns. Those that haven't been in sight yet have only their words. */
const Turn = memo(function Turn(props: TurnProps) {
  const { row, language, target, heard, isShown } = props;
  return (
    <li
      className={cx(
        '[contain-intrinsic-size:auto_6rem] [content-visibility:auto]',
        target !== undefined && 'last:flex-1 md:grid md:grid-cols-2',
      )}
    >
      {isShown || heard ? (
        <TurnContent {...props} />
      ) : (
        <>
          <p lang={language}>
            {row.speaker} {wordsOf(row.sentences)}
          </p>
          {target !== undefined && <p lang={target}>{wordsOf(row.translated)}</p>}
        </>
      )}
    </li>
  );
});

const wordsOf = (sentences: readonly PlacedSentence[]): string => sentences.map(({ text }) => text).join(' ');

/** The turns that have been in the visible part of the list, or close to it. */
function useSeenTurns(list: RefObject<HTMLElement | null>, turns: number): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const items = [...(list.current?.children ?? [])].slice(0, turns);
    const observer = new IntersectionObserver(
      (entries) => {
        const found = entries.filter(({ isIntersecting }) => isIntersecting);
        if (found.length === 0) return;
        for (const { target } of found) observer.unobserve(target);
        setSeen((before) => new Set([...before, ...found.map(({ target }) => items.indexOf(target))]));
      },
      { root: list.current?.parentElement ?? null, rootMargin: '100%' },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list, turns]);
  return seen;
}

function TurnContent(props: TurnProps) {
  const { row, place, language, target, view, heard, playable, onSpeaker } = props;
  const { editing, onEdit, onCorrect, onHear } = props;
  const pencil = useRef<HTMLButtonElement>(null);
  const name = row.speaker ?? strings.unknown;
  const close = () => {
    onEdit(null);
    requestAnimationFrame(() => pencil.current?.focus());
  };
  const hidden = (each: TurnsView) => target !== undefined && view !== 'both' && view !== each;
  return (
    <>
      <div className="flex gap-3 px-3 pt-4 pb-1 sm:px-5 md:pb-4">
        <button
          type="button"
          aria-label={strings.change(name)}
          title={strings.change(name)}
          onClick={() => onSpeaker(row)}
          className="control-square -mt-0.5 flex shrink-0 items-center justify-center rounded-full hover:ring-2 hover:ring-accent"
        >
          <SpeakerBadge name={row.speaker} place={place} />
        </button>
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-x-2">
            <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
              <bdi className="min-w-0 break-words font-semibold text-sm">{name}</bdi>
              {row.from !== undefined && <TurnTime at={row.start} ms={row.from} playable={playable} />}
            </p>
            {!editing && (
              <IconButton
                ref={pencil}
                label={strings.edit}
                className="-mt-3 -mb-1"
                onClick={() => onEdit(row.start)}
              >
                <Pencil aria-hidden="true" />
              </IconButton>
            )}
          </div>
          <div className={cx(hidden('original') && 'max-md:hidden')}>
            {editing ? (
              <SentenceFields
                {...{ row, heard, onCorrect }}
                lang={language}
                onHear={playable ? onHear : undefined}
                onClose={close}
              />
            ) : (
              <Sentences sentences={row.sentences} lang={language} original {...{ heard, playable }} />
            )}
          </div>
          {target !== undefined && (
            <div
              className={cx(
                'mt-1 md:hidden',
                view !== 'translated' && 'text-muted',
                hidden('translated') && 'hidden',
              )}
            >
              <Sentences sentences={row.translated} lang={target} heard={heard} playable={playable} />
            </div>
          )}
        </div>
      </div>
      {target !== undefined && (
        <div className="border-line border-s bg-sunken/50 px-5 pt-4 pb-4 max-md:hidden">
          {/* Level with the words beside it. */}
          <p aria-hidden="true" className="invisible text-sm">
            {name}
          </p>
          <Sentences sentences={row.translated} lang={target} heard={heard} playable={playable} />
        </div>
      )}
    </>
  );
}

function TurnTime({ at, ms, playable }: { at: number; ms: number; playable: boolean }) {
  const time = clockTime(Math.floor(ms / 1_000));
  const style = 'text-muted text-sm tabular-nums';
  if (!playable) return <span className={style}>{time}</span>;
  return (
    <button
      type="button"
      data-at={at}
      aria-label={soundStrings.playFrom(time)}
      className={cx(
        style,
        '-mx-2 -my-2 rounded-sm px-2 py-2 hover:text-accent pointer-coarse:-my-3 pointer-coarse:py-3',
      )}
    >
      {time}
    </button>
  );
}

interface SentencesProps {
  sentences: readonly PlacedSentence[];
  lang: string;
  heard: TextRange | null;
  playable: boolean;
  /** Whether these are the words that were said. */
  original?: boolean;
}

function Sentences({ sentences, lang, heard, playable, original }: SentencesProps) {
  // Chinese and Japanese sentences aren't separated by spaces.
  const space = /^(zh|ja)/u.test(lang) ? '' : ' ';
  const shape = cx('rounded-sm box-decoration-clone', playable && 'cursor-pointer hover:bg-tint');
  return (
    <p lang={lang} dir="auto" className="break-words text-base sm:text-lg/7">
      {sentences.map(({ range, text, isOutdated }, index) => {
        const place = playable && { 'data-at': range.start, 'data-original': original };
        const isHeard = overlaps(range, heard);
        return (
          <span key={range.start}>
            {index > 0 && space}
            {isHeard ? (
              <mark
                {...place}
                className={cx(shape, 'bg-tint text-ink')}
                // With a few lines around it, also at the edge of the list.
                style={{ scrollMarginBlock: '6rem' }}
              >
                {text}
              </mark>
            ) : (
              <span {...place} className={cx(shape, isOutdated && 'text-muted italic')}>
                {text}
              </span>
            )}
          </span>
        );
      })}
    </p>
  );
}
