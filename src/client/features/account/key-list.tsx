import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ApiKey } from '../../../shared/calls/key-calls.ts';
import { maxKeys } from '../../../shared/key-scopes.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { formatCount, formatLongDate } from '../../interface/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { accountQueries } from './account-queries.ts';
import { AccountRow } from './account-section.tsx';
import { CreateKeyDialog, type KeySuggestion } from './create-key-dialog.tsx';
import { lastUsed } from './last-used.ts';
import { accountStrings, keyStrings as strings } from './strings.ts';

export interface KeyListProps {
  userId: string;
  /** What the dialog for a new key begins with. */
  suggestion?: KeySuggestion;
  onCreated?(key: string): void;
}

/** The user's API keys: create, recognise, revoke. */
export function KeyList({ userId, suggestion, onCreated }: KeyListProps) {
  const client = useBackend();
  const toast = useToast();
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [now] = useState(Date.now);
  const list = useRef<HTMLUListElement>(null);
  const keys = useQuery(accountQueries.keys(client, userId));

  const revoke = async (id: string) => {
    setBusy(id);
    try {
      await client.send('revokeKey', { params: { id } });
    } catch {
      toast({ title: strings.revokeFailed, tone: 'bad' });
    } finally {
      await keys.refetch();
      setBusy(null);
      // The row disappears with focus in it.
      if (document.activeElement === document.body) list.current?.focus();
    }
  };

  if (!keys.data) {
    if (keys.isError) return <Notice tone="warn">{strings.loadFailed}</Notice>;
    return <Skeleton className="h-16 w-full" />;
  }
  const full = keys.data.filter((key) => !isExpired(key, now)).length >= maxKeys;
  return (
    <>
      <p className="text-muted text-sm">{keys.data.length === 0 ? strings.empty : strings.intro}</p>
      <ul ref={list} tabIndex={-1} className="space-y-4 empty:hidden">
        {keys.data.map((key) => (
          <li key={key.id} className="flex items-start gap-3">
            <KeyRound aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
            <div className="min-w-0 flex-1">
              <AccountRow
                isLong
                title={
                  <>
                    {key.name} <bdi className="font-mono font-normal text-muted">{key.start}…</bdi>
                  </>
                }
                detail={[key.scopes.map((scope) => strings[scope]).join(' · '), ...datesOf(key, now)].join(
                  ' · ',
                )}
                action={
                  <Button
                    variant="outline"
                    aria-label={strings.revokeKey(key.name)}
                    busy={busy === key.id}
                    onClick={() => setRevoking(key)}
                  >
                    {strings.revoke}
                  </Button>
                }
              />
            </div>
          </li>
        ))}
      </ul>
      {full ? (
        <p className="text-muted text-sm">{strings.limit(formatCount(maxKeys))}</p>
      ) : (
        <Button variant="outline" onClick={() => setCreating(true)}>
          {strings.create}
        </Button>
      )}
      <CreateKeyDialog
        open={creating}
        onOpenChange={setCreating}
        suggestion={suggestion}
        onCreated={(key) => {
          onCreated?.(key);
          void keys.refetch();
        }}
      />
      <ConfirmDialog
        open={revoking !== null}
        onOpenChange={(open) => !open && setRevoking(null)}
        title={strings.revokeTitle(revoking?.name ?? '')}
        description={strings.revokeText}
        confirmLabel={strings.revoke}
        cancelLabel={accountStrings.cancel}
        danger
        onConfirm={() => revoking && void revoke(revoking.id)}
      />
    </>
  );
}

const isExpired = ({ expiresAt }: ApiKey, now: number): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now;

function datesOf(key: ApiKey, now: number): string[] {
  const { lastUsedAt, expiresAt } = key;
  const used = lastUsedAt ? accountStrings.lastUsed(lastUsed(lastUsedAt, now)) : strings.neverUsed;
  if (expiresAt === null) return [used];
  const date = formatLongDate(expiresAt);
  return [used, isExpired(key, now) ? strings.expiredOn(date) : accountStrings.endsOn(date)];
}
