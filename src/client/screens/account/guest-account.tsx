import { formatLongDate } from '../../interface/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDialogs } from '../dialogs.tsx';
import { screenStrings as strings } from './strings.ts';

/** Shown to visitors, and after the account has just been deleted. */
export function GuestAccount({ deletesAt }: { deletesAt: string | null }) {
  const dialogs = useDialogs();
  const signIn = () => dialogs.open('sign-in', { returnTo: '/account' });
  if (deletesAt) {
    return (
      <Notice
        live
        tone="warn"
        title={strings.deleting(formatLongDate(deletesAt))}
        action={<Button onClick={signIn}>{strings.keep}</Button>}
      >
        {strings.deletingText}
      </Notice>
    );
  }
  return (
    <div className="card flex flex-col items-center gap-4 px-4 py-12 text-center in-data-[member]:invisible">
      <p className="font-semibold">{strings.signIn}</p>
      <Button onClick={signIn}>{strings.signInAction}</Button>
    </div>
  );
}
