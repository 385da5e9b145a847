import { Mic } from 'lucide-react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { Transcription } from '../../../shared/entities.ts';
import { useHasSaved } from '../../features/saved/use-has-saved.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useAccount } from '../use-account.ts';
import type { OpenRequest } from './open-request.ts';
import { RecordTab } from './record-tab.tsx';
import { mainStrings } from './strings.ts';
import { UnsupportedBanner } from './unsupported-banner.tsx';
import { useDraftGeneration } from './use-draft-generation.ts';

// Loaded on demand: the first paint shows neither of them.
const AccountStatus = lazyPart(() => import('./account-status.tsx').then((module) => module.AccountStatus));
const SavedTab = lazyPart(() => import('./saved-tab.tsx').then((module) => module.SavedTab));

export type MainView = 'record' | 'saved';

export function MainScreen() {
  const [view, setView] = useState<MainView>('record');
  const { user, userId, personal } = useAccount();
  const hasSaved = useHasSaved(userId);
  const draftGeneration = useDraftGeneration(user?.googleSub);
  const [serverInUse, setServerInUse] = useState(false);
  const [opened, setOpened] = useState<OpenRequest | null>(null);
  const open = useCallback((item: Transcription) => {
    setOpened({ item });
    setView('record');
  }, []);
  const viewSaved = useCallback(() => setView('saved'), []);
  useEffect(() => {
    if (location.hash !== '#saved') return;
    setView('saved');
    history.replaceState(null, '', '/');
  }, []);
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
        aside={
          !personal && (
            <div className="member-slot">
              {view === 'record' && userId !== undefined && (
                <Suspense fallback={<div className="h-5" />}>
                  <AccountStatus serverInUse={serverInUse} />
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
                <Mic aria-hidden="true" className="record-icon" />
                {mainStrings.record}
              </>
            ),
            panel: (
              <RecordTab
                key={draftGeneration}
                active={view === 'record'}
                opened={opened}
                onViewSaved={viewSaved}
                onServerInUse={setServerInUse}
              />
            ),
          },
          {
            value: 'saved',
            label: (
              <>
                {mainStrings.saved}
                {hasSaved && (
                  <>
                    <span
                      aria-hidden="true"
                      data-testid="saved-dot"
                      className="size-2 rounded-full bg-good"
                    />
                    <span className="sr-only">({mainStrings.savedExist})</span>
                  </>
                )}
              </>
            ),
            panel: (
              <div className="card p-5">
                <Suspense fallback={<Skeleton className="h-64" />}>
                  <SavedTab onOpen={open} />
                </Suspense>
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}
