import { useCallback, useState, useSyncExternalStore } from 'react';
import type { SavedDocument } from '../../../shared/document/document-schema.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend, useCapability } from '../../backend/use-backend.ts';
import { savedSource } from '../../features/export/saved-source.ts';
import { PlaybackBar } from '../../features/playback/playback-bar.tsx';
import { isReading } from '../../features/playback/speech-state.ts';
import { Library } from '../../features/saved/library/library.tsx';
import { LibrarySkeleton } from '../../features/saved/library/library-list.tsx';
import { type LibraryView, readView, writeView } from '../../features/saved/library/library-view.ts';
import { useLibrarySummary } from '../../features/saved/library/use-library.ts';
import { SavedMessage } from '../../features/saved/saved-states.tsx';
import { listStrings, libraryStrings as strings } from '../../features/saved/strings.ts';
import { useSession } from '../../features/session/session.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Link, navigate, useSearch } from '../../ui/router.tsx';
import { useDialogs } from '../dialogs.tsx';
import { documentHref } from '../document-link.ts';
import { useExportAll } from '../export-saved.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { mainStrings } from '../main/strings.ts';
import { useAccount } from '../use-account.ts';
import { useReader } from './use-reader.ts';

const never = () => () => {};

/** All saved texts of a person, with search and filters that are in the URL. */
export function LibraryScreen() {
  const { userId } = useAccount();
  const { pending } = useSession();
  const dialogs = useDialogs();
  // The prerendered page is for everybody, so it can't know yet.
  const isPrerendered = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return (
    <PageFrame
      title={strings.title}
      aside={userId === undefined ? <SlotsPlace /> : <Slots userId={userId} />}
    >
      {userId !== undefined ? (
        <OwnLibrary key={userId} userId={userId} />
      ) : pending || isPrerendered ? (
        <div className="card flex h-[max(24rem,calc(100dvh-9.5rem))] flex-col overflow-hidden pt-28 sm:h-[max(28rem,calc(100dvh-13.5rem))]">
          <LibrarySkeleton />
        </div>
      ) : (
        <div className="card">
          <SavedMessage
            text={listStrings.signedOut}
            hint={listStrings.signedOutHint}
            action={
              <Button onClick={() => dialogs.open('sign-in', { returnTo: '/library' })}>
                {listStrings.signIn}
              </Button>
            }
          />
        </div>
      )}
    </PageFrame>
  );
}

function OwnLibrary({ userId }: { userId: string }) {
  const query = useSearch();
  const dialogs = useDialogs();
  const exportAll = useExportAll();
  const canShare = useCapability('canShare');
  const account = useAccount();
  const { playback, reading, read, stop } = useReader(account);
  const [asked, setAsked] = useState<string | null>(null);
  const onView = useCallback(
    (view: LibraryView, isTyping = false) => navigate(writeView(view), { replace: isTyping }),
    [],
  );

  const onPlay = async (loading: Promise<SavedDocument | null>, id: string) => {
    stop();
    setAsked(id);
    const document = await loading;
    setAsked(null);
    if (document) read(document);
  };
  const onExport = (documents: SavedDocument[]) => {
    const [only, ...others] = documents;
    if (only && others.length === 0) dialogs.open('export', { source: savedSource(only) });
    else if (only) return exportAll(documents);
  };
  const isOn = reading !== null && isReading(playback.state);
  const phase = playback.state.phase === 'playing' ? 'playing' : 'loading';
  return (
    <Library
      userId={userId}
      view={readView(query)}
      onView={onView}
      hrefOf={documentHref}
      playing={asked !== null ? { id: asked, phase: 'loading' } : isOn ? { id: reading.view, phase } : null}
      onPlay={(document, id) => void onPlay(document, id)}
      onStop={stop}
      onExport={onExport}
      emptyAction={
        <Link href="/" className={buttonClass('outline')}>
          {mainStrings.record}
        </Link>
      }
      onShare={
        canShare
          ? ({ transcriptionId, translations }) =>
              dialogs.open('share-copy', { userId, transcriptionId, translations })
          : undefined
      }
      player={reading && <PlaybackBar controls={playback} reading={reading} />}
    />
  );
}

/** How many of the plan's slots are used. */
function Slots({ userId }: { userId: string }) {
  const client = useBackend();
  const hasSlots = useCapability('hasSlots');
  const hasPlans = useCapability('hasPlans');
  const { data } = useQuery(apiQueries.saveAllowance(client, hasSlots && hasPlans ? userId : undefined));
  // Each text takes one slot. The list counts them afresh, so that both say the same.
  const { data: summary } = useLibrarySummary(userId);
  if (!data) return <SlotsPlace />;
  const used = summary?.documents ?? data.limit - data.remaining;
  const remaining = data.limit - used;
  const isFull = remaining <= 0;
  return (
    <p className="flex items-center gap-3 text-muted text-sm tabular-nums">
      <span aria-hidden="true" className="h-1.5 w-20 overflow-hidden rounded-full bg-track max-sm:hidden">
        <span
          className={cx('block h-full', isFull ? 'bg-warn' : 'bg-accent')}
          style={{ width: `${Math.min(100, (100 * used) / Math.max(1, data.limit))}%` }}
        />
      </span>
      <span>
        {listStrings.slots(used, data.limit)}
        {isFull && <span className="block text-warn">{listStrings.makeRoom(1 - remaining)}</span>}
      </span>
    </p>
  );
}

/** On phones, nothing below moves when the slots arrive. */
const SlotsPlace = () => useCapability('hasPlans') && <p className="h-5" />;
