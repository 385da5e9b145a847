import type { Transcription } from '../../../shared/entities.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { SavedList } from '../../features/saved/saved-list.tsx';
import { useDialogs } from '../dialogs.tsx';
import { savedSource, useExportAll } from '../export-saved.ts';
import { useAccount } from '../use-account.ts';

export function SavedTab({ onOpen }: { onOpen(item: Transcription): void }) {
  const { userId, tier } = useAccount();
  const dialogs = useDialogs();
  const exportAll = useExportAll();
  const client = useBackend();
  // Offline, the words in the list are still worth exporting.
  const exportItem = async (item: Transcription) => {
    const document = await client.find(item.transcriptionId).catch(() => item);
    dialogs.open('export', { source: savedSource(document) });
  };
  return (
    <SavedList
      userId={userId}
      tier={tier}
      onSignIn={() => dialogs.open('sign-in')}
      onOpen={onOpen}
      onExport={(item) => void exportItem(item)}
      onExportAll={(items) => void exportAll(items)}
    />
  );
}
