import { type ReactNode, Suspense, useEffectEvent, useMemo, useState } from 'react';
import type { LibraryItem } from '../../../../shared/calls/library-calls.ts';
import type { SavedDocument } from '../../../../shared/document/document-schema.ts';
import { useQueryClient } from '../../../api/use-query.ts';
import { useCapability } from '../../../backend/use-backend.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Notice } from '../../../ui/notice.tsx';
import { DialogFailed } from '../../../ui/part-failed.tsx';
import { useWindowEvent } from '../../../ui/use-window-event.ts';
import { SavedMessage } from '../saved-states.tsx';
import { listStrings } from '../strings.ts';
import { usePendingDeletes } from '../use-pending-deletes.ts';
import { LibraryList, LibrarySkeleton } from './library-list.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import type { LibraryView } from './library-view.ts';
import type { RowActions } from './row-actions.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { TagDialogProps } from './tag-dialog.tsx';
import { useLibrary, useLibrarySummary } from './use-library.ts';
import { useLibraryActions } from './use-library-actions.ts';

const TagDialog = lazyPart<TagDialogProps>(
  () => import('./tag-dialog.tsx').then((module) => module.TagDialog),
  DialogFailed,
);

export interface LibraryProps {
  userId: string;
  view: LibraryView;
  onView(view: LibraryView, isTyping?: boolean): void;
  hrefOf(item: LibraryItem): string;
  playing: { id: string; phase: 'loading' | 'playing' } | null;
  onPlay(document: Promise<SavedDocument | null>, id: string): void;
  onStop(): void;
  onExport(documents: SavedDocument[]): void | Promise<void>;
  onShare: ((item: LibraryItem) => void) | undefined;
  /** Shown while there are no texts. */
  emptyAction?: ReactNode;
  /** Shown below the list while a text is read aloud. */
  player: ReactNode;
}

const nothing: ReadonlySet<string> = new Set();

const focusRow = (id: string) =>
  requestAnimationFrame(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-id]')];
    rows
      .find((row) => row.dataset.id === id)
      ?.querySelector('a')
      ?.focus();
  });

/** All saved texts: search, filter, play, rename, tag, export and delete, one or several at once. */
export function Library(props: LibraryProps) {
  const { userId, view, onView, hrefOf, playing, onPlay, onStop, onExport, onShare, emptyAction, player } =
    props;
  const library = useLibrary(userId, view);
  const summary = useLibrarySummary(userId);
  const act = useLibraryActions(userId, library);
  const deleting = usePendingDeletes(userId);
  const isLocal = useCapability('wordsStayHere');
  const [selected, setSelected] = useState(nothing);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [tagging, setTagging] = useState<readonly LibraryItem[] | null>(null);
  const [isExporting, setExporting] = useState(false);
  const place = usePlace(userId, view);
  const { items, isLoading, failed, isOld } = library;
  const chosen = items.filter(({ transcriptionId }) => selected.has(transcriptionId));

  const exportAll = async (wanted: readonly LibraryItem[]) => {
    setExporting(true);
    const documents = await act.load(wanted);
    if (documents) await onExport(documents);
    setExporting(false);
  };
  const onPlayRow = useEffectEvent((item: LibraryItem) => {
    const id = item.transcriptionId;
    if (playing?.id === id) onStop();
    else
      onPlay(
        act.load([item]).then((found) => found?.[0] ?? null),
        id,
      );
  });
  const onExportRow = useEffectEvent((item: LibraryItem) => void exportAll([item]));
  const share = useEffectEvent((item: LibraryItem) => onShare?.(item));
  const canShare = onShare !== undefined;
  const actions = useMemo<RowActions>(
    () => ({
      onPlay: (item) => onPlayRow(item),
      onSelect: ({ transcriptionId: id }, isSelected) =>
        setSelected((old) => new Set(isSelected ? [...old, id] : [...old].filter((each) => each !== id))),
      onStartRename: ({ transcriptionId }) => setRenaming(transcriptionId),
      onRename(item, title) {
        setRenaming(null);
        if (title !== null) void act.rename(item, title);
        focusRow(item.transcriptionId);
      },
      onTags: (item) => setTagging([item]),
      onExport: (item) => onExportRow(item),
      onDelete: (item) => void act.remove([item]),
      onShare: canShare ? (item) => share(item) : undefined,
    }),
    [act, canShare],
  );

  const isFiltered = Boolean(view.search || view.source || view.language || view.tag);
  const isEmpty = !isFiltered && !isOld && !isLoading && !failed && items.length === 0;
  const hasToolbar = !(isEmpty && summary.data?.documents === 0);
  const hasHead = isLocal || hasToolbar;
  const hasNone = !isLoading && !isOld && !failed && items.length === 0;
  const retry = (
    <Button variant="outline" busy={library.isFetching} onClick={() => void library.retry()}>
      {listStrings.retry}
    </Button>
  );
  // Escape ends the selection, unless it closes something first.
  useWindowEvent('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented && !document.querySelector('[role=dialog],[role=menu]'))
      setSelected(nothing);
  });

  return (
    <div className="card flex h-[max(24rem,calc(100dvh-9.5rem))] flex-col overflow-hidden sm:h-[max(28rem,calc(100dvh-13.5rem))]">
      {hasHead && (
        <div className="px-4 pt-4 pb-2 sm:px-5">
          {isLocal && <p className="mb-3 text-muted text-sm">{listStrings.onDevice}</p>}
          {hasToolbar && <LibraryToolbar view={view} onChange={onView} summary={summary.data} />}
        </div>
      )}
      {failed && !isOld && items.length > 0 && (
        <Notice tone="bad" live title={listStrings.error} action={retry} className="mx-4 mb-2 sm:mx-5" />
      )}
      {isLoading ? (
        <LibrarySkeleton />
      ) : failed && (isOld || items.length === 0) ? (
        <Centred>
          <SavedMessage failed text={listStrings.error} action={retry} />
        </Centred>
      ) : isEmpty ? (
        <Centred isFirst={!hasHead}>
          <SavedMessage text={listStrings.empty} hint={listStrings.emptyHint} action={emptyAction} />
        </Centred>
      ) : hasNone ? (
        <Centred>
          <SavedMessage
            text={listStrings.noMatch}
            action={
              <Button variant="outline" onClick={() => onView(view.sort ? { sort: view.sort } : {})}>
                {listStrings.showAll}
              </Button>
            }
          />
        </Centred>
      ) : (
        <LibraryList
          library={library}
          search={view.search}
          hrefOf={hrefOf}
          selected={selected}
          isSelecting={chosen.length > 0}
          renaming={renaming}
          deleting={deleting}
          playing={playing}
          actions={actions}
          place={place}
        />
      )}
      {player}
      {chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          busy={isExporting}
          onAll={() =>
            void library
              .loadAll()
              .then((all) => setSelected(new Set(all.map(({ transcriptionId }) => transcriptionId))))
          }
          onNone={() => setSelected(nothing)}
          onExport={() => void exportAll(chosen)}
          onTag={() => setTagging(chosen)}
          onDelete={() => {
            setSelected(nothing);
            void act.remove(chosen);
          }}
        />
      )}
      <Suspense>
        {tagging && (
          <TagDialog
            userId={userId}
            items={tagging}
            onChange={(change) => void act.changeTags(tagging, change)}
            open
            onOpenChange={(open) => !open && setTagging(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

const Centred = ({ isFirst, children }: { isFirst?: boolean; children: ReactNode }) => (
  <div
    className={cx(
      'flex min-h-0 flex-1 flex-col justify-center overflow-y-auto',
      !isFirst && 'border-line border-t',
    )}
  >
    {children}
  </div>
);

/** Where each view was scrolled to, for coming back from a document. */
function usePlace(userId: string, view: LibraryView) {
  const queries = useQueryClient();
  const key = JSON.stringify(view);
  return useMemo(() => {
    const queryKey = [userId, 'library-place', key];
    return {
      read: () => queries.getQueryData<number>(queryKey) ?? 0,
      write: (top: number) => queries.setQueryData<number>(queryKey, top),
    };
  }, [queries, userId, key]);
}
