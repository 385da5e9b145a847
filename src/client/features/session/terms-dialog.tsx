import { useState } from 'react';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useSession } from './session.tsx';
import { sessionStrings as strings } from './strings.ts';
import { TermsLinks } from './terms-links.tsx';

/** Asks a signed-in user to accept the current terms. */
export function TermsDialog() {
  const { acceptTerms } = useSession();
  const toast = useToast();
  const [open, setOpen] = useState(true);

  const accept = () => {
    acceptTerms().catch(() => {
      toast({ ...strings.termsFailed, tone: 'bad' });
      setOpen(true);
    });
  };

  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      title={strings.termsTitle}
      description={
        <>
          {strings.termsText}
          <TermsLinks />
          {strings.termsTextAfter}
          {strings.inEnglish && ` ${strings.inEnglish}`}
        </>
      }
      confirmLabel={strings.termsAccept}
      cancelLabel={strings.termsLater}
      onConfirm={accept}
    />
  );
}
