import { type RefCallback, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Transcription } from '../../../shared/entities.ts';
import type { Tier } from '../../../shared/limits.ts';
import { apiQueries } from '../../api/queries.ts';
import type { QueryKey } from '../../api/query-client.ts';
import { useQuery, useQueryClient, useQueryState } from '../../api/use-query.ts';
import { useBackend, useCapability } from '../../backend/use-backend.ts';
import { usePrinting } from '../../platform/use-printing.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Link } from '../../ui/router.tsx';
import { useCopyText } from '../../ui/use-copy-text.ts';
import { arrange, chosenLanguage, initialView, type ListView, languagesIn } from './list-view.ts';
import { SavedItem } from './saved-item.tsx';
import { SavedMessage, SavedSkeleton } from './saved-states.tsx';
import { SavedToolbar } from './saved-toolbar.tsx';
import { itemStrings, libraryStrings, listStrings } from './strings.ts';
import { useMinute } from './times.ts';
import { useDelete } from './use-delete.ts';
import { usePendingDeletes } from './use-pending-deletes.ts';

export interface SavedListProps {
  userId: string | undefined;
  /** The tier that the page shows. */
  tier: Tier;
  onSignIn(): void;
  /** Opens an item in the recorder. */
  onOpen(item: Transcription): Promise<void>;
  onExport(item: Transcription): void;
  onExportAll(items: Transcription[]): void;
}

export function SavedList({ userId, onSignIn, ...actions }: SavedListProps) {
  if (userId === undefined) {
    return (
      <SavedMessage
        text={listStrings.signedOut}
        hint={listStrings.signedOutHint}
        action={<Button onClick={onSignIn}>{listStrings.signIn}</Button>}
      />
    );
  }
  return <LoadedList key={userId} userId={userId} {...actions} />;
}

type ListActions = Pick<SavedListProps, 'tier' | 'onOpen' | 'onExport' | 'onExportAll'>;

function LoadedList({ userId, ...actions }: ListActions & { userId: string }) {
  const client = useBackend();
  const isLocal = useCapability('wordsStayHere');
  const { data, isError, errorUpdateCount, isFetching, refetch } = useQuery(apiQueries.saved(client, userId));
  const retry = (
    <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
      {listStrings.retry}
    </Button>
  );
  if (!data) {
    // While retrying, the message stays, so that the button doesn't move.
    if (errorUpdateCount === 0) return <SavedSkeleton />;
    return <SavedMessage failed text={listStrings.error} action={retry} />;
  }
  return (
    <div className="flex flex-col gap-3">
      {isLocal && <p className="text-muted text-sm">{listStrings.onDevice}</p>}
      {isError && <Notice tone="bad" live title={listStrings.error} action={retry} />}
      {data.length === 0 ? (
        <SavedMessage text={listStrings.empty} hint={listStrings.emptyHint} />
      ) : (
        <Items userId={userId} items={data} {...actions} />
      )}
    </div>
  );
}

/** Kept in the query cache, because the list unmounts when its tab is left. */
function useRememberedView(userId: string) {
  const queries = useQueryClient();
  const key: QueryKey<ListView> = [userId, 'saved-view'];
  const view = useQueryState(key).data ?? initialView;
  const change = (part: Partial<ListView>) => queries.setQueryData(key, { ...view, ...part });
  return [view, change] as const;
}

const copyToasts = {
  copied: { title: itemStrings.copied, description: itemStrings.copiedBody },
  failed: { title: itemStrings.copyFailed, description: itemStrings.copyFailedBody },
};

interface ItemsProps extends ListActions {
  userId: string;
  items: Transcription[];
}

function Items({ userId, tier, items, onOpen, onExport, onExportAll }: ItemsProps) {
  const [view, changeView] = useRememberedView(userId);
  // The search box updates at once; the list may lag behind.
  const shownView = useDeferredValue(view);
  const shown = useMemo(() => arrange(items, shownView), [items, shownView]);
  const deleting = usePendingDeletes(userId);
  const remove = useDelete(userId);
  const copyText = useCopyText(copyToasts);
  const now = useMinute();
  const printing = usePrinting();
  const { ref, width } = useWidth();
  const client = useBackend();
  const allowance = useQuery(apiQueries.saveAllowance(client, userId)).data;
  const hasSlots = useCapability('hasSlots');
  const slots = hasSlots && allowance?.tier === tier ? allowance : undefined;

  // After Premium has ended there may be more items than slots.
  const excess = slots ? Math.max(0, items.length - slots.limit) : 0;
  const count = listStrings.shown(shown.length, items.length);
  const counted = slots && excess > 0 ? listStrings.over(count, excess, slots.limit) : count;

  // The row disappears with focus in it, so focus moves to the next one, or to the tab of an empty list.
  const removeAndMoveOn = useCallback(
    async (transcriptionId: string) => {
      const row = document.activeElement?.closest('li');
      const next = row?.nextElementSibling ?? row?.previousElementSibling;
      const tab = row?.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby');
      await remove(transcriptionId);
      const lost = document.activeElement === document.body || row?.contains(document.activeElement);
      if (!lost) return;
      const target = next?.querySelector<HTMLElement>('button:last-of-type');
      (target ?? document.getElementById(tab ?? ''))?.focus();
    },
    [remove],
  );

  return (
    <>
      <SavedToolbar
        view={view}
        onChange={changeView}
        languages={languagesIn(items)}
        language={chosenLanguage(items, view)}
      />
      {shown.length === 0 ? (
        <SavedMessage
          text={listStrings.noMatch}
          action={
            <Button variant="outline" onClick={() => changeView({ search: '', language: null })}>
              {listStrings.showAll}
            </Button>
          }
        />
      ) : (
        <section
          ref={ref}
          aria-label={listStrings.heading}
          data-testid="saved-scroll"
          className="-mx-5 max-h-[300px] overflow-y-auto overscroll-contain border-line border-y"
        >
          <ul className="divide-y divide-line">
            {shown.map((item) => (
              <SavedItem
                key={item.transcriptionId}
                item={item}
                search={shownView.search}
                now={now}
                width={width}
                deleting={deleting.includes(item.transcriptionId)}
                printing={printing}
                onCopy={copyText}
                onOpen={onOpen}
                onExport={onExport}
                onDelete={removeAndMoveOn}
              />
            ))}
          </ul>
        </section>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-muted text-xs tabular-nums">
        {/* The slots say the same while nothing is filtered. */}
        <span
          role="status"
          className={slots && excess === 0 && shown.length === items.length ? 'sr-only' : undefined}
        >
          {counted}
        </span>
        <button
          type="button"
          onClick={() => onExportAll(shown)}
          className="text-link -my-2 rounded-control px-2 py-2 pointer-coarse:-my-3.5 pointer-coarse:min-h-11 font-semibold text-accent"
        >
          {listStrings.exportAll}
        </button>
        <Link
          href="/library"
          className="text-link -my-2 rounded-control px-2 py-2 pointer-coarse:-my-3.5 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center font-semibold text-accent"
        >
          {libraryStrings.open}
        </Link>
        {slots && (
          <span>
            {excess > 0 ? listStrings.makeRoom(excess + 1) : listStrings.slots(items.length, slots.limit)}
          </span>
        )}
      </p>
    </>
  );
}

function useWidth(): { ref: RefCallback<HTMLElement>; width: number } {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
