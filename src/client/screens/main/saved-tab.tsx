import { useRef } from 'react';
import type { Transcription } from '../../../shared/entities.ts';
import { savedSource } from '../../features/export/saved-source.ts';
import { forEachDocument } from '../../features/saved/library/for-each-document.ts';
import { SavedList } from '../../features/saved/saved-list.tsx';
import { useExportAll } from '../export-saved.ts';
import { usePageServices } from '../page-services.ts';
import { useAccount } from '../use-account.ts';
import { openDocument } from './open-document.ts';
import type { MainStudio } from './open-studio.ts';

interface SavedTabProps {
  studio: MainStudio;
  /** Called when a text is about to be opened. */
  onOpen(): void;
}

export function SavedTab({ studio, onOpen }: SavedTabProps) {
  const { userId, tier, cap } = useAccount();
  const { client, toast, dialogs } = usePageServices();
  const exportAll = useExportAll();
  // Offline, or after it was deleted elsewhere, the words in the list are still worth opening and exporting.
  const find = (item: Transcription) => client.find(item.transcriptionId).catch(() => item);
  const lastPressed = useRef('');
  const open = async (item: Transcription) => {
    lastPressed.current = item.transcriptionId;
    const document = await find(item);
    if (lastPressed.current !== item.transcriptionId) return;
    // Not earlier: the other tab would first show the text that is put aside, which takes long to lay out.
    onOpen();
    await openDocument(studio, { toast, cap }, document);
  };
  const exportItem = async (item: Transcription) =>
    dialogs.open('export', { source: savedSource(await find(item)) });
  /** The list doesn't have titles, translations and speakers. */
  const exportItems = async (items: readonly Transcription[]) => {
    const found = new Map<Transcription, Transcription>();
    await forEachDocument(items, async (item) => {
      const document = await find(item);
      if (document !== item) found.set(item, document);
    });
    await exportAll(
      items.map((item) => found.get(item) ?? item),
      found.size < items.length,
    );
  };
  return (
    <SavedList
      userId={userId}
      tier={tier}
      onSignIn={() => dialogs.open('sign-in')}
      onOpen={open}
      onExport={(item) => void exportItem(item)}
      onExportAll={(items) => void exportItems(items)}
    />
  );
}
