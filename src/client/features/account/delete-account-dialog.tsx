import { type FormEvent, useId, useState } from 'react';
import { isSameEmail } from '../../../shared/account-rules.ts';
import type { User } from '../../../shared/entities.ts';
import { ApiError, readResponse } from '../../api/client.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { accountStrings as strings } from './strings.ts';

export interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  user: User;
  /** Called with the time at which the account will be deleted. */
  onDeleted(deletesAt: string): void;
  /** Called when the user has to sign in again first. */
  onSignInAgain(): void;
}

/** Lists what is deleted and what is kept, and asks for the e-mail address. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { open, onOpenChange, user, onDeleted, onSignInAgain } = props;
  const client = useBackend();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [form, field, alert] = [useId(), useId(), useId()];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!isSameEmail(typed, user.email)) return setProblem(strings.emailWrong);
    setBusy(true);
    setProblem(null);
    try {
      const params = { userId: user.googleSub };
      const response = await client.send('deleteAccount', { params, body: { email: typed } });
      onDeleted((await readResponse('deleteAccount', response)).deletesAt);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'recent-sign-in-required') onSignInAgain();
      else setProblem(strings.deleteFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={strings.deleteTitle}
      description={strings.deleteLead}
      footer={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {strings.cancel}
          </Button>
          <Button variant="danger" type="submit" form={form} busy={busy}>
            {strings.deleteConfirm}
          </Button>
        </>
      }
    >
      <ul className="mt-4 list-disc space-y-2 ps-5 text-sm">
        <li>{strings.deletedData}</li>
        <li>{strings.deletePlan}</li>
        <li>{strings.retainedData}</li>
        <li>{strings.deviceData}</li>
      </ul>
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="mt-5">
        <label htmlFor={field} className="wrap-anywhere mb-1.5 block font-semibold text-sm">
          {strings.emailLabel(user.email)}
        </label>
        <input
          id={field}
          type="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(null);
          }}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : alert}
          className="control-height w-full rounded-control border border-control bg-surface px-3"
        />
        <p id={alert} role="alert" className="mt-2 font-semibold text-bad text-sm">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
