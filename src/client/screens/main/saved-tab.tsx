import type { Transcription } from '../../../shared/entities.ts';
import { SavedList } from '../../features/saved/saved-list.tsx';
import { useDialogs } from '../dialogs.tsx';
import { useAccount } from '../use-account.ts';
import { useExportAll } from './use-export-all.ts';

export function SavedTab({ onOpen }: { onOpen(item: Transcription): void }) {
  const { userId, tier } = useAccount();
  const dialogs = useDialogs();
  const exportAll = useExportAll();
  return (
    <SavedList
      userId={userId}
      tier={tier}
      onSignIn={() => dialogs.open('sign-in')}
      onOpen={onOpen}
      onExport={(item) => dialogs.open('export', { source: savedSource(item) })}
      onExportAll={exportAll}
    />
  );
}

const savedSource = ({ text, language, createdAt, timings }: Transcription) => ({
  original: { text, language },
  timings,
  date: new Date(createdAt),
});
