import { Download } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AccountRow } from './account-section.tsx';
import { accountStrings as strings } from './strings.ts';

const fileNameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'my-data.zip';

export function DownloadData({ userId }: { userId: string }) {
  const client = useBackend();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const response = await client.send('exportAccount', { params: { userId } });
      const file = new File([await response.blob()], fileNameOf(response), { type: 'application/zip' });
      await saveFile(file);
    } catch (error) {
      const retry = error instanceof ApiError ? error.retryMessage : undefined;
      toast({
        title: strings.downloadFailed,
        description: retry ?? strings.downloadFailedText,
        tone: retry ? 'warn' : 'bad',
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <AccountRow
      title={strings.download}
      detail={strings.downloadText}
      action={
        <Button variant="outline" busy={busy} onClick={() => void download()}>
          <Download aria-hidden="true" className="size-4" />
          {strings.downloadAction}
        </Button>
      }
    />
  );
}
