import { useState } from 'react';
import { useBackend, useCapability } from '../../backend/use-backend.ts';
import { copyStrings } from '../../features/recordings/strings.ts';
import { soundStrings as strings } from '../../features/turns/strings.ts';
import { megabytes } from '../../interface/megabytes.ts';
import { visitor } from '../../platform/recordings/recording-store.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { deleteRecordings, recordingBytes } from '../recorded-bytes.ts';
import { useAccount } from '../use-account.ts';
import { SettingRow } from './setting-row.tsx';

/** The space that recordings take up, and a way to get it back. */
export function RecordingsRow() {
  const { userId = visitor } = useAccount();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const backend = useBackend();
  const isCopied = useCapability('storesRecordings');
  const { value: bytes, reload } = useLoaded(userId, () => recordingBytes(userId));
  const { value: space, reload: reloadSpace } = useLoaded(`${userId} ${isCopied}`, async () =>
    // What is on this device is shown in any case.
    isCopied ? backend.get('recordingSpace').catch(() => undefined) : undefined,
  );
  const copied = space?.bytes ?? 0;
  const remove = async () => {
    // First, so that nothing of it is copied to the server again, and also while the server can't be reached.
    await deleteRecordings(userId);
    reload();
    if (isCopied) {
      try {
        await backend.send('deleteAllRecordings');
      } catch {
        return toast({ title: copyStrings.notDeleted, tone: 'bad' });
      }
      reloadSpace();
    }
    toast({ title: strings.deleted, tone: 'good' });
  };
  const here = bytes === undefined ? '…' : bytes === 0 ? strings.none : strings.keptText(megabytes(bytes));
  return (
    <SettingRow
      title={strings.kept}
      detail={copied > 0 ? `${here} ${copyStrings.space(megabytes(copied))}` : here}
      control={
        <Button variant="outline" disabled={!bytes && copied === 0} onClick={() => setAsking(true)}>
          {strings.delete}
        </Button>
      }
    >
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={strings.deleteTitle}
        description={isCopied ? copyStrings.deleteText : strings.deleteText}
        confirmLabel={strings.delete}
        cancelLabel={strings.keep}
        onConfirm={() => void remove()}
        danger
      />
    </SettingRow>
  );
}
