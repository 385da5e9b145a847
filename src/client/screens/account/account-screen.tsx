import { useState } from 'react';
import type { User } from '../../../shared/entities.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { accountQueries } from '../../features/account/account-queries.ts';
import { AccountRow, AccountSection } from '../../features/account/account-section.tsx';
import { DeleteAccountDialog } from '../../features/account/delete-account-dialog.tsx';
import { DeviceList } from '../../features/account/device-list.tsx';
import { DownloadData } from '../../features/account/download-data.tsx';
import { KeyList } from '../../features/account/key-list.tsx';
import { accountStrings, keyStrings, webhookStrings } from '../../features/account/strings.ts';
import { WebhookList } from '../../features/account/webhook-list.tsx';
import { WebhookNotice } from '../../features/account/webhook-notice.tsx';
import { Avatar } from '../../features/session/avatar.tsx';
import { broadcastSignOut } from '../../features/session/browser-session.ts';
import { useSession } from '../../features/session/session.tsx';
import { SharedCopies } from '../../features/sharing/shared-copies.tsx';
import { sharingStrings } from '../../features/sharing/strings.ts';
import { formatLongDate } from '../../interface/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDialogs } from '../dialogs.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { useArrival } from '../use-arrival.ts';
import { forgetAccount } from './forget-account.ts';
import { GuestAccount } from './guest-account.tsx';
import { InviteSection } from './invite-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { screenStrings as strings } from './strings.ts';

export function AccountScreen() {
  const { user } = useSession();
  const [arrival, forgetArrival] = useArrival('/account', ['kept', 'delete']);
  const [deletesAt, setDeletesAt] = useState<string | null>(null);
  return (
    <PageFrame title={strings.heading}>
      {user && arrival.has('kept') && (
        <Notice live tone="good" title={strings.kept} className="mb-4">
          {strings.keptText}
        </Notice>
      )}
      {user && <WebhookNotice userId={user.googleSub} />}
      {user ? (
        <OwnAccount
          user={user}
          askAtOnce={arrival.has('delete')}
          onAsked={forgetArrival}
          onDeleted={setDeletesAt}
        />
      ) : (
        <GuestAccount deletesAt={deletesAt} />
      )}
    </PageFrame>
  );
}

interface OwnAccountProps {
  user: User;
  /** Whether to open the delete dialog at once, because the user has just signed in again to delete the account. */
  askAtOnce: boolean;
  onAsked(): void;
  onDeleted(deletesAt: string): void;
}

function OwnAccount({ user, askAtOnce, onAsked, onDeleted }: OwnAccountProps) {
  const dialogs = useDialogs();
  const { drop } = useSession();
  const [deleting, setDeleting] = useState(false);
  const userId = user.googleSub;
  const { data } = useQuery(accountQueries.account(useBackend(), userId));
  const close = () => {
    setDeleting(false);
    onAsked();
  };
  return (
    <div className="card">
      <AccountSection title={strings.you}>
        <div className="flex items-center gap-4">
          <Avatar user={user} className="size-14 text-lg" />
          <AccountRow
            title={user.username}
            detail={
              <>
                {user.email}
                {data && (
                  <>
                    <span className="max-sm:hidden"> · </span>
                    <span className="max-sm:block">
                      {accountStrings.since(formatLongDate(data.memberSince))}
                    </span>
                  </>
                )}
              </>
            }
          />
        </div>
      </AccountSection>
      <PlanSection userId={userId} />
      <InviteSection userId={userId} />
      <AccountSection title={strings.devices}>
        <DeviceList
          userId={userId}
          onSignOutEverywhere={() => dialogs.open('sign-out', { everywhere: true })}
        />
      </AccountSection>
      <AccountSection title={sharingStrings.copies}>
        <SharedCopies userId={userId} empty={sharingStrings.empty} />
      </AccountSection>
      <AccountSection title={keyStrings.title}>
        <KeyList userId={userId} />
      </AccountSection>
      <AccountSection title={webhookStrings.title}>
        <WebhookList userId={userId} />
      </AccountSection>
      <AccountSection title={strings.data}>
        <DownloadData userId={userId} />
        <AccountRow
          title={accountStrings.delete}
          detail={accountStrings.deleteText}
          action={
            <Button variant="danger" onClick={() => setDeleting(true)}>
              {accountStrings.deleteAction}
            </Button>
          }
        />
      </AccountSection>
      <DeleteAccountDialog
        open={deleting || askAtOnce}
        onOpenChange={(open) => !open && close()}
        user={user}
        onDeleted={(deletesAt) => {
          onDeleted(deletesAt);
          close();
          // Other tabs are told as well.
          void forgetAccount(userId).then(() => broadcastSignOut(true));
          drop();
        }}
        onSignInAgain={() => {
          close();
          dialogs.open('sign-in', { returnTo: '/account?delete=1' });
        }}
      />
    </div>
  );
}
