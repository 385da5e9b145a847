import { Webhook as WebhookIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Webhook } from '../../../shared/calls/webhook-calls.ts';
import { maxWebhooks } from '../../../shared/webhook-rules.ts';
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
import { AddWebhookDialog } from './add-webhook-dialog.tsx';
import { accountStrings, webhookStrings as strings } from './strings.ts';
import { WebhookLog } from './webhook-log.tsx';

/** The user's webhooks: add, see what was sent, delete. */
export function WebhookList({ userId }: { userId: string }) {
  const client = useBackend();
  const toast = useToast();
  const [adding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<Webhook | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const webhooks = useQuery(accountQueries.webhooks(client, userId));

  const remove = async (id: string) => {
    setBusy(id);
    try {
      await client.send('deleteWebhook', { params: { id } });
    } catch {
      toast({ title: strings.deleteFailed, tone: 'bad' });
    } finally {
      await webhooks.refetch();
      setBusy(null);
      // The row disappears with focus in it.
      if (document.activeElement === document.body) list.current?.focus();
    }
  };

  if (!webhooks.data) {
    if (webhooks.isError) return <Notice tone="warn">{strings.loadFailed}</Notice>;
    return <Skeleton className="h-16 w-full" />;
  }
  return (
    <>
      <p className="text-muted text-sm">{webhooks.data.length === 0 ? strings.empty : strings.intro}</p>
      <ul ref={list} tabIndex={-1} className="space-y-4 empty:hidden">
        {webhooks.data.map((webhook) => (
          <li key={webhook.id} className="flex items-start gap-3">
            <WebhookIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
            <div className="min-w-0 flex-1 space-y-2">
              <AccountRow
                isLong
                title={<bdi>{webhook.url}</bdi>}
                detail={stateOf(webhook)}
                action={
                  <Button
                    variant="outline"
                    aria-label={strings.deleteWebhook(webhook.url)}
                    busy={busy === webhook.id}
                    onClick={() => setDeleting(webhook)}
                  >
                    {strings.delete}
                  </Button>
                }
              />
              {webhook.disabledAt && (
                <Notice tone="warn" title={strings.off(formatLongDate(webhook.disabledAt))}>
                  {strings.offText}
                </Notice>
              )}
              <WebhookLog webhook={webhook} onSent={webhooks.refetch} />
            </div>
          </li>
        ))}
      </ul>
      {webhooks.data.length >= maxWebhooks ? (
        <p className="text-muted text-sm">{strings.limit(formatCount(maxWebhooks))}</p>
      ) : (
        <Button variant="outline" onClick={() => setAdding(true)}>
          {strings.add}
        </Button>
      )}
      <AddWebhookDialog open={adding} onOpenChange={setAdding} onAdded={() => void webhooks.refetch()} />
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title={strings.deleteTitle}
        description={strings.deleteText}
        confirmLabel={strings.delete}
        cancelLabel={accountStrings.cancel}
        danger
        onConfirm={() => deleting && void remove(deleting.id)}
      />
    </>
  );
}

function stateOf({ disabledAt, failingSince }: Webhook): string | undefined {
  if (disabledAt) return undefined;
  return failingSince ? strings.failing(formatLongDate(failingSince)) : strings.active;
}
