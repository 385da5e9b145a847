import { Laptop, Monitor, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { accountQueries } from './account-queries.ts';
import { AccountRow } from './account-section.tsx';
import { deviceLabel } from './device-label.ts';
import { lastUsed } from './last-used.ts';
import { accountStrings as strings } from './strings.ts';

export interface DeviceListProps {
  userId: string;
  /** Signs out this device too. */
  onSignOutEverywhere(): void;
}

const iconOf = (device: string) => {
  if (/iPhone|Android/.test(device)) return Smartphone;
  return /Windows|Linux/.test(device) ? Monitor : Laptop;
};

/** The devices on which the user is signed in. */
export function DeviceList({ userId, onSignOutEverywhere }: DeviceListProps) {
  const client = useBackend();
  const toast = useToast();
  const [ending, setEnding] = useState<string | null>(null);
  const [now] = useState(Date.now);
  const list = useRef<HTMLUListElement>(null);
  const sessions = useQuery(accountQueries.sessions(client, userId));

  const end = async (id: string) => {
    const row = document.activeElement?.closest('li');
    setEnding(id);
    try {
      await client.send('endSession', { params: { id } });
    } catch {
      toast({ title: strings.signOutFailed, tone: 'bad' });
    } finally {
      await sessions.refetch();
      setEnding(null);
      // The row disappears with focus in it. Focus doesn't move to the next button, which a second press would activate.
      if (document.activeElement === document.body || row?.contains(document.activeElement))
        list.current?.focus();
    }
  };

  if (!sessions.data) {
    if (sessions.isError) return <Notice tone="warn">{strings.devicesFailed}</Notice>;
    return <Skeleton className="h-24 w-full" />;
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} className="space-y-4">
        {sessions.data.map(({ id, device, lastUsedAt, current }) => {
          const Icon = iconOf(device);
          return (
            <li key={id} className="flex items-start gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
              <div className="min-w-0 flex-1">
                <AccountRow
                  title={
                    <>
                      {deviceLabel(device)} {current && <Badge className="ms-1">{strings.thisDevice}</Badge>}
                    </>
                  }
                  detail={current ? strings.signedInNow : strings.lastUsed(lastUsed(lastUsedAt, now))}
                  action={
                    current ? undefined : (
                      <Button
                        variant="outline"
                        aria-label={strings.signOutDevice(deviceLabel(device))}
                        busy={ending === id}
                        onClick={() => void end(id)}
                      >
                        {strings.signOut}
                      </Button>
                    )
                  }
                />
              </div>
            </li>
          );
        })}
      </ul>
      <Button variant="outline" onClick={onSignOutEverywhere}>
        {strings.signOutEverywhere}
      </Button>
    </>
  );
}
