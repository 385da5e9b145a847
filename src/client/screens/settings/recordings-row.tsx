import { useState } from 'react';
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
  const { value: bytes, reload } = useLoaded(userId, () => recordingBytes(userId));
  const remove = async () => {
    await deleteRecordings(userId);
    reload();
    toast({ title: strings.deleted, tone: 'good' });
  };
  const detail = bytes === undefined ? '…' : bytes === 0 ? strings.none : strings.keptText(megabytes(bytes));
  return (
    <SettingRow
      title={strings.kept}
      detail={detail}
      control={
        <Button variant="outline" disabled={!bytes} onClick={() => setAsking(true)}>
          {strings.delete}
        </Button>
      }
    >
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={strings.deleteTitle}
        description={strings.deleteText}
        confirmLabel={strings.delete}
        cancelLabel={strings.keep}
        onConfirm={() => void remove()}
        danger
      />
    </SettingRow>
  );
}
