import { Bookmark, MessagesSquare, Mic } from 'lucide-react';
import { Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { useHasSaved } from '../../features/saved/use-has-saved.ts';
import { useSession } from '../../features/session/session.tsx';
import { localStore } from '../../platform/storage.ts';
import { claimDraft } from '../../studio/draft-owner.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useAccount } from '../use-account.ts';
import { RecordTab } from './record-tab.tsx';
import { mainStrings } from './strings.ts';
import { UnsupportedBanner } from './unsupported-banner.tsx';
import { useHashLink } from './use-hash-link.ts';
import { useStudio } from './use-studio.ts';

// Loaded on demand: the first paint shows neither of them.
const AccountStatus = lazyPart(() => import('./account-status.tsx').then((module) => module.AccountStatus));
const SavedTab = lazyPart(() => import('./saved-tab.tsx').then((module) => module.SavedTab));

export type MainView = 'record' | 'saved';

export function MainScreen() {
  const [view, setView] = useState<MainView>('record');
  const account = useAccount();
  const { user, userId, personal } = account;
  const hasSaved = useHasSaved(userId);
  const draftGeneration = useDraftGeneration(user?.googleSub);
  const viewSaved = useCallback(() => setView('saved'), []);
  const studio = useStudio(draftGeneration, account, viewSaved);
  useHashLink(studio, account, viewSaved);
  return (
    <div className="main-screen page pt-2 sm:pt-3 low:pt-0 short:pt-0">
      <h1 tabIndex={-1} className="sr-only">
        {mainStrings.heading}
      </h1>
      <UnsupportedBanner />
      <Tabs<MainView>
        label={mainStrings.tabs}
        value={view}
        onValueChange={setView}
        panelClassName="pt-4 low:pt-2 short:pt-2"
        link={{
          href: '/conversation',
          className: 'conversation-link translates',
          label: (
            <>
              <MessagesSquare aria-hidden="true" className="max-lg:hidden max-[18rem]:block" />
              <span className="max-[18rem]:sr-only">{mainStrings.conversation}</span>
            </>
          ),
        }}
        aside={
          !personal && (
            <div className="member-slot">
              {view === 'record' && userId !== undefined && (
                <Suspense fallback={<div className="h-5" />}>
                  <AccountStatus recorder={studio.recorder} />
                </Suspense>
              )}
            </div>
          )
        }
        tabs={[
          {
            value: 'record',
            // Recording and playback continue while the saved list is open.
            keep: true,
            label: (
              <>
                <Mic aria-hidden="true" className="record-icon max-lg:hidden" />
                {mainStrings.record}
              </>
            ),
            panel: <RecordTab key={draftGeneration} studio={studio} active={view === 'record'} />,
          },
          {
            value: 'saved',
            label: (
              <>
                <Bookmark aria-hidden="true" className="max-lg:hidden" />
                <span className="first-words">{mainStrings.saved}</span>
                {hasSaved && (
                  <>
                    <span
                      aria-hidden="true"
                      data-testid="saved-dot"
                      className="absolute end-1 top-1 size-2 rounded-full bg-good"
                    />
                    <span className="sr-only">({mainStrings.savedExist})</span>
                  </>
                )}
              </>
            ),
            panel: (
              <div className="card p-5">
                <Suspense fallback={<Skeleton className="h-64" />}>
                  <SavedTab studio={studio} onOpen={() => setView('record')} />
                </Suspense>
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}

/**
 * Changes whenever the recorder must start again from the stored draft, because its text belongs to someone who has
 * signed out. Even Undo mustn't bring that text back.
 */
function useDraftGeneration(userId: string | undefined): string {
  const { clearings } = useSession();
  const [claims, setClaims] = useState(0);
  useLayoutEffect(() => {
    if (userId !== undefined && claimDraft(localStore, userId)) setClaims((count) => count + 1);
  }, [userId]);
  return `${clearings}.${claims}`;
}
