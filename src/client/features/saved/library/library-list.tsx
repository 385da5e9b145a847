import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LibraryItem } from '../../../../shared/calls/library-calls.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { listStrings, libraryStrings as strings } from '../strings.ts';
import { useMinute } from '../times.ts';
import { LibraryRow } from './library-row.tsx';
import type { RowActions } from './row-actions.ts';
import type { Library } from './use-library.ts';
import { useVisibleRows } from './use-visible-rows.ts';

export interface LibraryListProps {
  library: Library;
  search: string | undefined;
  hrefOf(item: LibraryItem): string;
  selected: ReadonlySet<string>;
  isSelecting: boolean;
  renaming: string | null;
  deleting: readonly string[];
  playing: { id: string; phase: 'loading' | 'playing' } | null;
  actions: RowActions;
  /** Where the list was scrolled to when it was last left. */
  place: { read(): number; write(top: number): void };
}

/** Rows ahead of the last one at which the next page is loaded. */
const ahead = 20;

export function LibraryList(props: LibraryListProps) {
  const { library, search, hrefOf, selected, isSelecting, renaming, deleting, playing, actions, place } =
    props;
  const { items, hasMore, loadMore, moreFailed, isOld } = library;
  const scroller = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const now = useMinute();
  const { first, last, height } = useVisibleRows(scroller, items.length);

  useLayoutEffect(() => {
    const section = scroller.current;
    if (!section) return;
    section.scrollTop = place.read();
    return () => place.write(section.scrollTop);
  }, [place]);

  const wantsMore = hasMore && !isOld && !moreFailed && last >= items.length - ahead;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that has arrived may not be enough
  useEffect(() => {
    if (!wantsMore) return;
    setLoadingMore(true);
    void loadMore().then(() => setLoadingMore(false));
  }, [wantsMore, loadMore, items.length]);

  // The row with the focus stays, so that the keyboard doesn't lose its place.
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, row) => first + row);
  if (focused !== null && focused < items.length && (focused < first || focused > last)) rows.push(focused);

  const moveFocus = (index: number) => {
    const section = scroller.current;
    if (!section || index < 0 || index >= items.length) return;
    if (index * height < section.scrollTop) section.scrollTop = index * height;
    else if ((index + 1) * height > section.scrollTop + section.clientHeight)
      section.scrollTop = (index + 1) * height - section.clientHeight;
    setFocused(index);
    requestAnimationFrame(() =>
      section.querySelector<HTMLElement>(`[data-index="${index}"] a`)?.focus({ preventScroll: true }),
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const index = Number(target.closest('[data-index]')?.getAttribute('data-index') ?? Number.NaN);
    const item = items[index];
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    // Space presses the other controls of a row.
    const isOnName = target instanceof HTMLAnchorElement;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 1);
    const act: Record<string, () => void> = {
      ArrowDown: () => moveFocus(index + 1),
      ArrowUp: () => moveFocus(index - 1),
      PageDown: () => moveFocus(Math.min(items.length - 1, index + page)),
      PageUp: () => moveFocus(Math.max(0, index - page)),
      Home: () => moveFocus(0),
      End: () => moveFocus(items.length - 1),
      ...(isOnName && {
        ' ': () => actions.onPlay(item),
        x: () => actions.onSelect(item, !selected.has(item.transcriptionId)),
        F2: () => actions.onStartRename(item),
        Delete: () => {
          moveFocus(index + 1 < items.length ? index + 1 : index - 1);
          actions.onDelete(item);
        },
      }),
    };
    const chosen = act[event.key];
    if (!chosen) return;
    event.preventDefault();
    chosen();
  };

  return (
    <section
      ref={scroller}
      aria-label={strings.title}
      aria-busy={isOld || undefined}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain border-line border-t"
    >
      <ul
        className="relative [--row:5.75rem] md:[--row:4.5rem]"
        style={{ height: items.length * height }}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const row = event.target.closest('[data-index]')?.getAttribute('data-index');
          setFocused(row == null ? null : Number(row));
        }}
        onBlur={() => setFocused(null)}
      >
        {rows.map((index) => {
          const item = items[index];
          if (!item) return null;
          const id = item.transcriptionId;
          return (
            <LibraryRow
              key={id}
              item={item}
              index={index}
              top={index * height}
              href={hrefOf(item)}
              search={search}
              now={now}
              isSelected={selected.has(id)}
              isSelecting={isSelecting}
              isRenaming={renaming === id}
              isDeleting={deleting.includes(id)}
              playing={playing?.id === id ? playing.phase : null}
              actions={actions}
            />
          );
        })}
      </ul>
      {hasMore && !isOld && (
        <div className="flex h-14 items-center justify-center gap-3 text-muted text-sm">
          {moreFailed ? (
            <>
              {strings.moreFailed}
              <Button variant="outline" busy={isLoadingMore} onClick={() => void loadMore()}>
                {listStrings.retry}
              </Button>
            </>
          ) : (
            <Spinner />
          )}
        </div>
      )}
    </section>
  );
}

/** Rows of the real size, so that nothing moves when the documents arrive. */
export function LibrarySkeleton() {
  return (
    <div
      role="status"
      className="min-h-0 flex-1 overflow-hidden border-line border-t [--row:5.75rem] md:[--row:4.5rem]"
    >
      <span className="sr-only">{listStrings.loading}</span>
      {['w-2/5', 'w-3/5', 'w-1/2', 'w-2/5', 'w-3/4', 'w-1/2', 'w-3/5'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <div key={index} className="flex h-(--row) items-center gap-3 border-line border-b px-3 sm:px-5">
          <span className="control-square shrink-0 rounded-full bg-sunken" />
          <span className="min-w-0 flex-1 space-y-2">
            <span className={`block h-4 rounded-control bg-sunken ${width}`} />
            <span className="block h-3.5 w-4/5 rounded-control bg-sunken" />
          </span>
        </div>
      ))}
    </div>
  );
}
