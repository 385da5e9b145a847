import { useState } from 'react';
import type { User } from '../../../shared/entities.ts';
import { interfaceLanguages } from '../../../shared/interface-languages.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { accountQueries } from '../../features/account/account-queries.ts';
import { AccountRow, AccountSection } from '../../features/account/account-section.tsx';
import { DeleteAccountDialog } from '../../features/account/delete-account-dialog.tsx';
import { DeviceList } from '../../features/account/device-list.tsx';
import { DownloadData } from '../../features/account/download-data.tsx';
import { accountStrings } from '../../features/account/strings.ts';
import { ConsentSwitch, useConsent } from '../../features/consent/consent-switch.tsx';
import { consentStrings } from '../../features/consent/strings.ts';
import { dictionaryStrings } from '../../features/dictionary/strings.ts';
import { type Dictionary, useDictionary } from '../../features/dictionary/use-dictionary.ts';
import { Avatar } from '../../features/session/avatar.tsx';
import { broadcastSignOut } from '../../features/session/browser-session.ts';
import { useSession } from '../../features/session/session.tsx';
import { formatLongDate } from '../../interface/formats.ts';
import { localStore } from '../../platform/storage.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Link } from '../../ui/router.tsx';
import { interfaceLanguageStrings } from '../dialogs/strings.ts';
import { useDialogs } from '../dialogs.tsx';
import { BackToApp } from '../frame/back-to-app.tsx';
import { forgetAccount } from './forget-account.ts';
import { GuestAccount } from './guest-account.tsx';
import { InviteSection } from './invite-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { screenStrings as strings } from './strings.ts';
import { useArrivalFlag } from './use-arrival-flag.ts';

export function AccountScreen() {
  const { user } = useSession();
  const [flag, clearFlag] = useArrivalFlag();
  const [deletesAt, setDeletesAt] = useState<string | null>(null);
  return (
    <div className="page py-4 sm:py-6">
      <BackToApp />
      <h1 tabIndex={-1} className="mt-2 mb-4 font-bold font-serif text-2xl">
        {strings.heading}
      </h1>
      {user && flag === 'kept' && (
        <Notice live tone="good" title={strings.kept} className="mb-4">
          {strings.keptText}
        </Notice>
      )}
      {user ? (
        <OwnAccount user={user} askAtOnce={flag === 'delete'} onAsked={clearFlag} onDeleted={setDeletesAt} />
      ) : (
        <GuestAccount deletesAt={deletesAt} />
      )}
    </div>
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
  const words = useDictionary(userId);
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
              data ? `${user.email} · ${accountStrings.since(formatLongDate(data.memberSince))}` : user.email
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
      <AccountSection title={strings.preferences}>
        <AccountRow
          title={dictionaryStrings.title}
          detail={wordsDetail(words)}
          action={
            <div className="flex flex-wrap gap-2">
              {words.failed && (
                <Button variant="outline" busy={words.retrying} onClick={words.retry}>
                  {strings.tryAgain}
                </Button>
              )}
              <Link href="/words" className={buttonClass('outline')} aria-label={dictionaryStrings.open}>
                {strings.open}
              </Link>
            </div>
          }
        />
        <AccountRow
          title={interfaceLanguageStrings.title}
          detail={interfaceLanguages.find(({ id }) => id === document.documentElement.lang)?.name}
          action={
            <Button
              variant="outline"
              aria-label={strings.changeLanguage}
              onClick={() => dialogs.open('language')}
            >
              {strings.change}
            </Button>
          }
        />
        <AccountRow title={consentStrings.analytics} detail={<ConsentDetail />} action={<ConsentSwitch />} />
      </AccountSection>
      <AccountSection title={strings.data}>
        <DownloadData userId={userId} />
        <AccountRow
          title={strings.sent}
          detail={strings.sentText}
          action={
            <Button variant="outline" aria-label={strings.openSent} onClick={() => dialogs.open('sent')}>
              {strings.open}
            </Button>
          }
        />
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

function wordsDetail({ loaded, failed, entries, limit }: Dictionary): string {
  if (loaded) return dictionaryStrings.count(entries.length, limit);
  return failed ? dictionaryStrings.loadFailed : '';
}

/** Says when the choice was made on this device. */
function ConsentDetail() {
  const consent = useConsent();
  const at = localStore.read('cookiesConsentAt');
  if (!consent || !at) return strings.analytics;
  const dated = consent === 'accepted' ? strings.allowedOn : strings.declinedOn;
  return `${dated(formatLongDate(at))} ${strings.analytics}`;
}
