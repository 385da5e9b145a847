import { type FormEvent, useId, useRef, useState } from 'react';
import { CallError, readResponse } from '../../api/client.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CopyOnce } from './copy-once.tsx';
import { accountStrings, keyStrings, webhookStrings as strings } from './strings.ts';

export interface AddWebhookDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  onAdded(): void;
}

/** Asks for the address, then shows the secret this one time. */
export function AddWebhookDialog({ open, onOpenChange, onAdded }: AddWebhookDialogProps) {
  const client = useBackend();
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [form, field, alert] = [useId(), useId(), useId()];
  const input = useRef<HTMLInputElement>(null);

  const close = () => {
    onOpenChange(false);
    setUrl('');
    setSecret(null);
    setProblem(null);
  };

  const refuse = (text: string) => {
    setProblem(text);
    input.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!URL.canParse(url.trim())) return refuse(strings.addressProblem);
    setBusy(true);
    setProblem(null);
    try {
      const response = await client.send('createWebhook', { body: { url: url.trim() } });
      setSecret((await readResponse('createWebhook', response)).secret);
      onAdded();
    } catch (error) {
      const { code = null, userMessage } = error instanceof CallError ? error : {};
      if (code === 'webhook-address') refuse(strings.addressProblem);
      else refuse((code === 'webhook-exists' && userMessage) || strings.addFailed);
    } finally {
      setBusy(false);
    }
  };

  if (secret !== null) {
    return (
      <Dialog
        open={open}
        onOpenChange={close}
        title={strings.secretTitle}
        description={strings.secretText}
        footer={<Button onClick={close}>{keyStrings.done}</Button>}
      >
        <CopyOnce secret={secret} label={strings.secretTitle} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={strings.add}
      description={strings.intro}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {accountStrings.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {strings.add}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="mt-4 text-sm">
        <label htmlFor={field} className="mb-1.5 block font-semibold">
          {strings.address}
        </label>
        <input
          ref={input}
          id={field}
          type="url"
          dir="ltr"
          autoComplete="off"
          placeholder="https://"
          value={url}
          maxLength={2_000}
          onChange={(event) => {
            setUrl(event.target.value);
            setProblem(null);
          }}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : alert}
          className="control-height w-full rounded-control border border-control bg-surface px-3"
        />
        <p id={alert} role="alert" className="mt-2 min-h-(--target) font-semibold text-bad">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
