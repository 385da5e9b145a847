import { Share2 } from 'lucide-react';
import { inviteBenefits } from '../../../shared/invites.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { AccountRow, AccountSection } from '../../features/account/account-section.tsx';
import { inviteStrings } from '../../features/invite/strings.ts';
import { formatCount } from '../../interface/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDialogs } from '../dialogs.tsx';
import { screenStrings as strings } from './strings.ts';

export function InviteSection({ userId }: { userId: string }) {
  const dialogs = useDialogs();
  const { data, isError } = useQuery(apiQueries.inviteCount(useBackend(), userId));
  const { extraSlots, extraChars } = inviteBenefits(data?.count ?? 0);
  const earned =
    extraSlots > 0 ? strings.earned(formatCount(extraSlots), formatCount(extraChars)) : strings.notEarned;
  const waiting = isError ? strings.invitesFailed : <Skeleton className="h-4 w-40" />;
  return (
    <AccountSection title={strings.invites}>
      <AccountRow
        title={data ? inviteStrings.invited(data.count) : waiting}
        detail={data && earned}
        action={
          <Button variant="outline" onClick={() => dialogs.open('share', { userId })}>
            <Share2 aria-hidden="true" className="size-4" />
            {strings.invite}
          </Button>
        }
      />
    </AccountSection>
  );
}
