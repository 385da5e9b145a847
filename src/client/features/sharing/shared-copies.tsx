import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Share } from '../../../shared/calls/share-calls.ts';
import { CallError } from '../../api/client.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { formatLongDate } from '../../interface/formats.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCopyText } from '../../ui/use-copy-text.ts';
import { sharesQuery } from './shares-query.ts';
import { sharingStrings as strings } from './strings.ts';

const copyToasts = { copied: { title: strings.copied }, failed: { title: strings.copyFailed } };

interface SharedCopiesProps {
  userId: string;
  /** Only the copies of this document. */
  transcriptionId?: string;
  /** Shown when there are none. */
  empty?: string;
}

/** Links that work: how often each was opened and when it ends, to copy and to end them. */
export function SharedCopies({ userId, transcriptionId, empty }: SharedCopiesProps) {
  const client = useBackend();
  const toast = useToast();
  const copy = useCopyText(copyToasts);
  const [ending, setEnding] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const shares = useQuery(sharesQuery(client, userId));

  const end = async (share: Share) => {
    setEnding(share.id);
    try {
      await client.send('endShare', {
        params: { transcriptionId: share.transcriptionId, shareId: share.id },
      });
      toast({ title: strings.stopped, tone: 'good' });
    } catch (error) {
      // It has ended already, by itself or on another device.
      if (!(error instanceof CallError && error.code === 'not-found'))
        toast({ title: strings.stopFailed, tone: 'bad' });
    } finally {
      await shares.refetch();
      setEnding(null);
      // The row disappears with focus in it.
      if (document.activeElement === document.body) list.current?.focus();
    }
  };

  if (!shares.data) {
    if (shares.isError) return <Notice tone="warn">{strings.loadFailed}</Notice>;
    return <Skeleton className="h-16 w-full" />;
  }
  const shown = shares.data.filter(
    (share) => transcriptionId === undefined || share.transcriptionId === transcriptionId,
  );
  return (
    <>
      {shown.length === 0 && empty && <p className="text-muted text-sm">{empty}</p>}
      <ul ref={list} tabIndex={-1} aria-label={strings.copies} className="space-y-4 empty:hidden">
        {shown.map((share) => (
          <li key={share.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
            <div className="min-w-0 flex-1 basis-48">
              <p dir="auto" className="wrap-anywhere line-clamp-2 font-semibold">
                {share.title}
              </p>
              <p className="text-muted">
                {[
                  strings[share.parts],
                  share.expiresAt ? strings.until(formatLongDate(share.expiresAt)) : strings.noEnd,
                  strings.views(share.views),
                ].join(' · ')}
              </p>
            </div>
            <IconButton label={strings.copyOf(share.title)} onClick={() => void copy(share.url)}>
              <Copy aria-hidden="true" />
            </IconButton>
            <Button
              variant="outline"
              aria-label={strings.stopOf(share.title)}
              busy={ending === share.id}
              onClick={() => void end(share)}
            >
              {strings.stop}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
