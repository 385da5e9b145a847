import { Play, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, memo, useRef } from 'react';
import type { LibraryItem } from '../../../../shared/calls/library-calls.ts';
import { documentLimits } from '../../../../shared/document/document-limits.ts';
import { htmlLang } from '../../../../shared/languages.ts';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { Link } from '../../../ui/router.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { libraryStrings as strings } from '../strings.ts';
import { MarkedText } from './marked-text.tsx';
import type { RowActions } from './row-actions.ts';
import { KindIcon, kindLabel, Languages, Length, Saved } from './row-facts.tsx';

const loadMenu = () => import('./row-menu-content.tsx').then((module) => module.RowMenuContent);

export interface LibraryRowProps {
  item: LibraryItem;
  index: number;
  /** Where the row is in the list. */
  top: number;
  href: string;
  search: string | undefined;
  now: number;
  isSelected: boolean;
  /** On a phone, a press then selects the row. */
  isSelecting: boolean;
  isRenaming: boolean;
  isDeleting: boolean;
  playing: 'loading' | 'playing' | null;
  actions: RowActions;
}

const nameOf = ({ title, excerpt }: LibraryItem): string => title ?? excerpt;

const isPhone = () => window.matchMedia('(width < 48rem)').matches;

export const LibraryRow = memo(function LibraryRow(props: LibraryRowProps) {
  const { item, index, top, href, search, now, isSelected, isSelecting, isRenaming, isDeleting, playing } =
    props;
  const { actions } = props;
  const name = nameOf(item);
  const kind = kindLabel(item.source);
  return (
    <li
      data-index={index}
      data-id={item.transcriptionId}
      style={{ top }}
      aria-busy={isDeleting || undefined}
      className={cx(
        'absolute inset-x-0 flex h-(--row) items-center gap-2 border-line border-b px-3 sm:px-5 md:gap-3',
        isSelected ? 'bg-tint' : 'has-[a:hover]:bg-sunken/60',
        isDeleting && 'opacity-50',
      )}
    >
      <label
        className={cx(
          'control-square relative z-10 -ms-2 flex shrink-0 cursor-pointer items-center justify-center',
          !isSelecting && 'max-md:hidden',
        )}
      >
        <input
          type="checkbox"
          checked={isSelected}
          onChange={(event) => actions.onSelect(item, event.target.checked)}
          aria-label={strings.select(name)}
          className="size-5 cursor-pointer accent-accent"
        />
      </label>
      <IconButton
        label={playing ? strings.stop(name) : strings.play(name)}
        onClick={() => actions.onPlay(item)}
        className={cx(
          'relative z-10 rounded-full border border-line bg-surface text-accent!',
          isSelecting && 'max-md:hidden',
        )}
      >
        {playing === 'loading' ? (
          <Spinner />
        ) : playing ? (
          <Square aria-hidden="true" fill="currentColor" className="size-3.5!" />
        ) : (
          <Play aria-hidden="true" fill="currentColor" className="size-3.5!" />
        )}
      </IconButton>
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <span className="contents max-md:hidden">
            <KindIcon source={item.source} />
          </span>
          {kind && <span className="sr-only md:not-sr-only md:hidden">{kind}</span>}
          {isRenaming ? (
            <RenameForm
              initial={item.title ?? ''}
              placeholder={item.excerpt}
              onDone={(title) => actions.onRename(item, title)}
            />
          ) : (
            <Link
              href={href}
              dir="auto"
              // In text without a title, the first line is in the language of the text.
              lang={item.title === undefined ? htmlLang(item.excerptLanguage) : undefined}
              onClickCapture={(event) => {
                if (!isSelecting || !isPhone()) return;
                event.preventDefault();
                event.stopPropagation();
                actions.onSelect(item, !isSelected);
              }}
              className="min-w-0 truncate rounded-sm font-semibold text-base text-ink after:absolute after:inset-0 focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:outline-none focus-visible:after:outline-accent"
            >
              <MarkedText text={name} search={search} />
            </Link>
          )}
        </div>
        {item.title !== undefined && (
          <p dir="auto" lang={htmlLang(item.excerptLanguage)} className="truncate text-muted text-sm">
            <MarkedText text={item.excerpt} search={search} />
          </p>
        )}
        {/* What doesn't fit wraps below the line, and so is hidden together with its dot. */}
        <p className="flex h-[1lh] flex-wrap items-center gap-1.5 overflow-hidden text-muted text-xs tabular-nums md:hidden">
          <span className="contents max-[23rem]:hidden">
            <KindIcon source={item.source} />
          </span>
          <Languages item={item} />
          <span className="inline-flex gap-1.5">
            <span aria-hidden="true">·</span>
            <Saved item={item} now={now} />
          </span>
          <span className="inline-flex gap-1.5">
            <span aria-hidden="true">·</span>
            <Length item={item} />
          </span>
        </p>
      </div>
      <Tags tags={item.tags} />
      <div className="w-24 shrink-0 text-muted text-sm max-md:hidden">
        <Languages item={item} />
      </div>
      <div className="w-36 shrink-0 text-muted text-sm tabular-nums max-md:hidden">
        <Saved item={item} now={now} />
      </div>
      <div className="w-14 shrink-0 text-end text-muted text-sm tabular-nums max-md:hidden">
        <Length item={item} />
      </div>
      <span className={cx('relative z-10 -me-2', isSelecting && 'max-md:hidden')}>
        <MoreButton label={strings.menu(name)} load={loadMenu} props={{ item, name, actions }} />
      </span>
    </li>
  );
});

/** As many as fit on one line. */
const Tags = memo(function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <div
      title={tags.join(', ')}
      className="flex h-6 w-48 shrink-0 flex-wrap gap-1 overflow-hidden max-lg:hidden"
    >
      {tags.map((tag) => (
        <span
          key={tag}
          dir="auto"
          className="max-w-full truncate rounded-full bg-sunken px-2.5 text-xs leading-6 ring-1 ring-line/60 ring-inset"
        >
          {tag}
        </span>
      ))}
    </div>
  );
});

interface RenameFormProps {
  initial: string;
  placeholder: string;
  /** Null if the name stays as it was. */
  onDone(title: string | null): void;
}

function RenameForm({ initial, placeholder, onDone }: RenameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  // Leaving the field after Enter or Escape must not answer twice.
  const isDone = useRef(false);
  const finish = (title: string | null) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(title === null || title.trim() === initial ? null : title.trim());
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    finish(field.current?.value ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) finish(null);
  };
  return (
    <form onSubmit={onSubmit} className="relative z-10 min-w-0 flex-1">
      <input
        ref={field}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to rename this row
        autoFocus
        onFocus={(event) => event.target.select()}
        defaultValue={initial}
        placeholder={placeholder}
        maxLength={documentLimits.title}
        dir="auto"
        aria-label={strings.name}
        enterKeyHint="done"
        autoComplete="off"
        onKeyDown={onKeyDown}
        onBlur={() => finish(field.current?.value ?? null)}
        className="-outline-offset-2 -ms-2 h-7 w-full rounded-control border border-control bg-surface px-2 font-semibold text-base text-ink placeholder:font-normal placeholder:text-muted"
      />
    </form>
  );
}
