import { useState } from 'react';
import type { Webhook, WebhookDelivery } from '../../../shared/calls/webhook-calls.ts';
import type { WebhookEvent } from '../../../shared/webhook-rules.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { interfaceLocale } from '../../interface/translated.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { webhookStrings as strings } from './strings.ts';

const times = new Intl.DateTimeFormat(interfaceLocale, { dateStyle: 'medium', timeStyle: 'short' });

const eventNames: Record<WebhookEvent, string> = {
  'transcription.saved': strings.saved,
  'transcription.updated': strings.updated,
  'transcription.deleted': strings.deleted,
};

const problems: Record<NonNullable<WebhookDelivery['problem']>, string> = {
  connection: strings.noConnection,
  timeout: strings.noAnswer,
  address: strings.notPublic,
};

/** Most attempts are over after this time. */
const attemptMs = 2_000;

/** What was sent to a webhook, with the server's response, and a button to send it again. */
export function WebhookLog({ webhook, onSent }: { webhook: Webhook; onSent(): Promise<unknown> }) {
  const client = useBackend();
  const toast = useToast();
  const [sending, setSending] = useState<string | null>(null);

  const sendAgain = async (deliveryId: string) => {
    setSending(deliveryId);
    try {
      await client.send('sendDeliveryAgain', { params: { id: webhook.id, deliveryId } });
      toast({ title: strings.sentAgain });
      // The server responds before it has made the attempt.
      setTimeout(() => void onSent(), attemptMs);
    } catch {
      toast({ title: strings.sendAgainFailed, tone: 'bad' });
    } finally {
      await onSent();
      setSending(null);
    }
  };

  return (
    <details className="text-sm">
      <summary className="min-h-8 cursor-pointer content-center pointer-coarse:min-h-11">
        {strings.deliveries}
      </summary>
      {webhook.deliveries.length === 0 && <p className="text-muted">{strings.noDeliveries}</p>}
      <ul className="space-y-2">
        {webhook.deliveries.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <div className="min-w-0">
              <p>
                {eventNames[delivery.type]} · {strings[delivery.state]}
                <Response {...delivery} />
              </p>
              <p className="text-muted">{times.format(new Date(delivery.createdAt))}</p>
              {delivery.attemptedAt && (
                <p className="text-muted">
                  {strings.lastAttempt(times.format(new Date(delivery.attemptedAt)))}
                </p>
              )}
            </div>
            <Button
              variant="outline"
              busy={sending === delivery.id}
              onClick={() => void sendAgain(delivery.id)}
            >
              {strings.sendAgain}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Response({ status, problem }: WebhookDelivery) {
  // A term for developers, so it isn't translated.
  if (status !== null) return <code className="ms-2 text-muted">HTTP {status}</code>;
  return problem && <span className="ms-2 text-muted">{problems[problem]}</span>;
}
