import { Suspense } from 'react';
import type { Transcription } from '../../../shared/entities.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDialogs } from '../dialogs.tsx';
import { useAccount } from '../use-account.ts';
import { useExportAll } from './use-export-all.ts';

// Loaded on demand, because the first paint shows the other tab.
const SavedList = lazyPart(() =>
  import('../../features/saved/saved-list.tsx').then((module) => module.SavedList),
);

export function SavedTab({ onOpen }: { onOpen(item: Transcription): void }) {
  const { userId } = useAccount();
  const dialogs = useDialogs();
  const exportAll = useExportAll();
  return (
    <div className="card p-5">
      <Suspense fallback={<Skeleton className="h-64" />}>
        <SavedList
          userId={userId}
          onSignIn={() => dialogs.open('sign-in')}
          onOpen={onOpen}
          onExport={(item) => dialogs.open('export', { source: savedSource(item) })}
          onExportAll={exportAll}
        />
      </Suspense>
    </div>
  );
}

const savedSource = ({ text, language, createdAt }: Transcription) => ({
  original: { text, language },
  date: new Date(createdAt),
});
