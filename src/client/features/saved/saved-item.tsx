import { ChevronDown, Copy, Download, SquarePen, Trash2 } from 'lucide-react';
import { memo, type RefCallback, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Transcription } from '../../../shared/entities.ts';
import { htmlLang } from '../../../shared/languages.ts';
import { languageName } from '../../interface/language-names.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { createFinder, excerptOf, type Finder } from './find-text.ts';
import { itemStrings } from './strings.ts';
import { exactTime, relativeTime } from './times.ts';

export interface SavedItemProps {
  item: Transcription;
  /** Matches of this search are highlighted. */
  search: string;
  now: number;
  /** Whether the text is cut off is measured again when the width of the list changes. */
  width: number;
  deleting: boolean;
  /** Whether the page is being printed. Printed items are never collapsed. */
  printing: boolean;
  onCopy(text: string): void;
  onOpen(item: Transcription): Promise<void>;
  onExport(item: Transcription): void;
  onDelete(transcriptionId: string): void;
}

export const SavedItem = memo(function SavedItem(props: SavedItemProps) {
  const { item, search, now, width, deleting, printing, onCopy, onOpen, onExport, onDelete } = props;
  const [unfolded, setOpen] = useState(false);
  const open = unfolded || printing;
  const textId = useId();
  const { ref: row, near } = useNear<HTMLLIElement>();
  // A key may change every match of every row, so rows out of view are marked when they are about to be seen.
  const finder = near || printing ? createFinder(search) : null;
  const excerpt = excerptOf(item.text, finder);
  const { ref, folded } = useFolded(item.text, width, open || excerpt.cut);
  const canUnfold = open || excerpt.cut || folded;
  return (
    <li
      ref={row}
      aria-busy={deleting || undefined}
      className={cx(
        // Skips layout and painting of items that are scrolled out of view.
        'px-5 py-3 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]',
        // The spinner keeps its full opacity.
        deleting && '[&_p]:opacity-50',
      )}
    >
      <p
        ref={ref}
        id={textId}
        lang={htmlLang(item.language)}
        dir="auto"
        className={cx(
          'break-words text-base text-ink max-sm:text-sm',
          open ? 'whitespace-pre-wrap' : 'line-clamp-2 whitespace-pre-line',
        )}
      >
        <Marked text={open ? item.text : excerpt.text.replace(/\n{2,}/gu, '\n')} finder={finder} />
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 max-sm:mt-0">
        <p
          className={cx(
            'min-w-0 flex-1 basis-28 text-muted text-xs leading-5 tabular-nums',
            open && 'max-sm:basis-full',
          )}
        >
          <Facts item={item} now={now} full={open} />{' '}
          {canUnfold && (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={textId}
              onClick={() => setOpen(!open)}
              className="text-link -outline-offset-2 -mx-2 -my-2 inline-flex items-center gap-1 whitespace-nowrap rounded-control px-2 py-2 pointer-coarse:-my-3.5 pointer-coarse:min-h-11 font-semibold text-accent"
            >
              {open ? itemStrings.less : itemStrings.more}
              <ChevronDown aria-hidden="true" className={cx('size-3.5', open && 'rotate-180')} />
            </button>
          )}
        </p>
        <Actions {...{ item, deleting, onCopy, onOpen, onExport, onDelete }} />
      </div>
    </li>
  );
});

type ActionsProps = Pick<SavedItemProps, 'item' | 'deleting' | 'onCopy' | 'onOpen' | 'onExport' | 'onDelete'>;

/** Long enough to recognise the text in a screen reader. */
const spokenLength = 60;

const Actions = memo(function Actions({ item, deleting, onCopy, onOpen, onExport, onDelete }: ActionsProps) {
  const [opening, setOpening] = useState(false);
  const open = () => {
    setOpening(true);
    void onOpen(item).finally(() => setOpening(false));
  };
  // Every row has the same buttons, so screen readers need to know which text each is about.
  const about = { disabled: deleting, 'aria-description': item.text.slice(0, spokenLength) };
  return (
    <div className="-me-2 -my-1 ms-auto flex shrink-0">
      <IconButton label={itemStrings.copy} onClick={() => onCopy(item.text)} {...about}>
        <Copy aria-hidden="true" />
      </IconButton>
      <IconButton label={itemStrings.open} onClick={open} aria-busy={opening || undefined} {...about}>
        {opening ? <Spinner /> : <SquarePen aria-hidden="true" />}
      </IconButton>
      <IconButton label={itemStrings.export} onClick={() => onExport(item)} {...about}>
        <Download aria-hidden="true" />
      </IconButton>
      <IconButton
        label={deleting ? itemStrings.removing : itemStrings.remove}
        onClick={() => onDelete(item.transcriptionId)}
        className="aria-busy:opacity-100"
        aria-busy={deleting}
        {...about}
      >
        {deleting ? <Spinner /> : <Trash2 aria-hidden="true" />}
      </IconButton>
    </div>
  );
});

/** Separate from the text, which renders with every keystroke of a search. */
const Facts = memo(function Facts({ item, now, full }: { item: Transcription; now: number; full: boolean }) {
  const at = Date.parse(item.createdAt);
  return (
    <>
      <span className="font-semibold text-ink">{languageName(item.language)}</span>
      {' · '}
      <time dateTime={item.createdAt} title={exactTime(at)}>
        {relativeTime(at, now)}
        <span className={full ? '' : 'sr-only'}> · {exactTime(at)}</span>
      </time>
      {full && (
        <>
          <span className="max-md:hidden">{' · '}</span>
          <br className="md:hidden" />
          <span className="whitespace-nowrap">{itemStrings.characters(item.text.length)}</span>
        </>
      )}
    </>
  );
});

function Marked({ text, finder }: { text: string; finder: Finder | null }) {
  if (!finder) return text;
  let place = 0;
  return finder.split(text).map((piece) => {
    const key = place;
    place += piece.text.length;
    return piece.hit ? (
      <mark key={key} className="rounded-sm bg-tint-strong text-ink">
        {piece.text}
      </mark>
    ) : (
      piece.text
    );
  });
}

/** Whether the text is cut off, which is known only after layout. */
function useFolded(text: string, width: number, known: boolean) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [folded, setFolded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: text and width are what the measured height depends on
  useLayoutEffect(() => {
    if (ref.current && !known) setFolded(ref.current.scrollHeight > ref.current.clientHeight + 1);
  }, [text, width, known]);
  return { ref, folded };
}

/** Far enough that a row is ready before it is scrolled into view. */
const nearMargin = '100px';

/** Whether a row is in the visible part of its scrolling section, or close to it. */
function useNear<Row extends HTMLElement>(): { ref: RefCallback<Row>; near: boolean } {
  const [near, setNear] = useState(true);
  const ref = useCallback((row: Row | null) => {
    if (!row) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? true), {
      root: row.closest('section'),
      rootMargin: nearMargin,
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return { ref, near };
}
