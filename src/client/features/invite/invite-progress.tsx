import { UserRound } from 'lucide-react';
import { inviteBenefits, inviteBonus } from '../../../shared/invites.ts';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { inviteStrings as strings } from './strings.ts';

const places = Array.from({ length: inviteBonus.maxInvitees }, (_, index) => index);

export function InviteProgress({ count, failed }: { count: number | undefined; failed: boolean }) {
  if (failed) return <Notice tone="warn">{strings.unknown}</Notice>;
  if (count === undefined) return <Skeleton className="h-24 w-full" />;
  const { extraSlots, extraChars } = inviteBenefits(count);
  return (
    <div className="flex items-center gap-4 rounded-control bg-sunken p-4 max-[27rem]:flex-col max-[27rem]:items-stretch">
      <div aria-hidden="true" className="flex shrink-0 gap-1.5">
        {places.map((place) => (
          <span
            key={place}
            className={cx(
              'flex size-9 items-center justify-center rounded-full',
              place < count ? 'bg-accent text-on-accent' : 'border border-control border-dashed text-muted',
            )}
          >
            <UserRound className="size-4" />
          </span>
        ))}
      </div>
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{strings.invited(count)}</p>
        <p className={extraSlots > 0 ? 'text-good' : 'text-muted'}>
          {strings.earned(extraSlots, extraChars)}
        </p>
        <p className="mt-1 text-muted">{strings.toEarn(Math.max(0, inviteBonus.maxInvitees - count))}</p>
      </div>
    </div>
  );
}
