import { useSession } from '../../features/session/session.tsx';
import { localStore } from '../../platform/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { DialogControl } from './dialog-control.ts';
import { signOutStrings as strings } from './strings.ts';

/** Asks what to do with the draft, which the next person on this device could read. Closing it stays signed in. */
export function SignOutDialog(control: DialogControl) {
  const { signOut } = useSession();
  const leave = (clearText?: () => void) => {
    control.onOpenChange(false);
    void signOut(clearText);
  };
  return (
    <Dialog
      {...control}
      title={strings.title}
      description={strings.text}
      footer={
        <>
          <Button variant="outline" onClick={() => leave(() => localStore.remove('draft'))}>
            {strings.clear}
          </Button>
          <Button onClick={() => leave()}>{strings.keep}</Button>
        </>
      }
    />
  );
}
