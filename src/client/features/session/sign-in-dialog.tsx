import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useWindowEvent } from '../../ui/use-window-event.ts';
import type { SignInRequest } from './create-session.ts';
import { useSession } from './session.tsx';
import { sessionStrings as strings } from './strings.ts';
import { TermsLinks } from './terms-links.tsx';

export interface SignInDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Defaults to this page. */
  returnTo?: string;
  /** Done after the user has signed in. */
  request?: SignInRequest;
}

/** The terms have to be accepted before signing in. */
export function SignInDialog({ open, onOpenChange, returnTo, request }: SignInDialogProps) {
  const { signIn } = useSession();
  const [accepted, setAccepted] = useState(false);
  const [refused, setRefused] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const checkbox = useRef<HTMLInputElement>(null);
  const form = useId();
  const problem = useId();

  // The Back button can restore the page in the state in which it was left.
  useWindowEvent('pageshow', () => setLeaving(false));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!accepted) {
      setRefused(true);
      checkbox.current?.focus();
      return;
    }
    setLeaving(true);
    signIn(returnTo, request);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={strings.dialogTitle}
      description={strings.dialogText}
      footer={
        <>
          <Button type="submit" form={form} busy={leaving} className="max-sm:w-full sm:order-1">
            {strings.continue}
          </Button>
          {/* Beside the button, so that nothing moves when it appears. */}
          <p
            id={problem}
            role="alert"
            className="flex-1 self-center font-semibold text-bad text-sm empty:max-sm:hidden"
          >
            {refused && strings.acceptTerms}
          </p>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="mt-5">
        <label className="flex cursor-pointer items-start gap-3 rounded-control border border-line bg-sunken p-4 text-sm">
          <input
            ref={checkbox}
            type="checkbox"
            checked={accepted}
            onChange={(event) => {
              setAccepted(event.target.checked);
              setRefused(false);
            }}
            aria-invalid={refused}
            aria-describedby={refused ? problem : undefined}
            className="mt-0.5 size-5 shrink-0 cursor-pointer"
          />
          <span>
            {strings.agreeBefore}
            <TermsLinks />
            {strings.agreeAfter}
            {strings.inEnglish && ` ${strings.inEnglish}`}
          </span>
        </label>
      </form>
      <p className="mt-4 text-muted text-sm">{strings.dialogNote}</p>
      <p className="mt-2 hidden text-muted text-sm in-data-[sandboxed~=identity]:block">
        {strings.dialogSandbox}
      </p>
    </Dialog>
  );
}
