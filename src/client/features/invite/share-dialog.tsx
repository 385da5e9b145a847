import { Check, Copy, Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { copyText } from '../../platform/clipboard.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { inviteLink } from './invite-link.ts';
import { InviteProgress } from './invite-progress.tsx';
import { inviteStrings as strings } from './strings.ts';

const canShare = (): boolean => typeof navigator.share === 'function';

export function ShareDialog({
  userId,
  open,
  onOpenChange,
}: {
  userId: string;
  open: boolean;
  onOpenChange(open: boolean): void;
}) {
  const client = useBackend();
  const announce = useAnnounce();
  const field = useId();
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  // Refetched on opening, because a cached count would hide a friend who has just joined.
  const count = useQuery({ ...apiQueries.inviteCount(client, userId), refetchOnMount: 'always' });
  useQuery({ ...apiQueries.inviteBenefits(client, userId), refetchOnMount: 'always' });
  const link = inviteLink(window.location.origin, userId);

  const copy = async () => {
    const worked = await copyText(link);
    setCopied(worked ? 'yes' : 'failed');
    if (worked) announce(strings.copied);
  };
  // Closing the share sheet isn't a failure.
  const share = () =>
    navigator.share({ title: strings.shareTitle, text: strings.shareText, url: link }).catch(() => {});

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={strings.title} description={strings.lead}>
      <label htmlFor={field} className="mt-5 mb-1.5 block font-semibold text-sm">
        {strings.link}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={field}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="control-height w-full rounded-control border border-control bg-surface px-3 text-sm"
        />
        <Button onClick={() => void copy()} className="flex-1">
          {copied === 'yes' ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <Copy aria-hidden="true" className="size-4" />
          )}
          {copied === 'yes' ? strings.copied : strings.copy}
        </Button>
        {canShare() && (
          <Button variant="outline" onClick={() => void share()} className="flex-1">
            <Share2 aria-hidden="true" className="size-4" />
            {strings.share}
          </Button>
        )}
      </div>
      {copied === 'failed' && (
        <p role="alert" className="mt-2 text-bad text-sm">
          {strings.copyFailed}
        </p>
      )}
      <div className="mt-5">
        <InviteProgress count={count.data?.count} failed={count.isError} />
      </div>
    </Dialog>
  );
}
