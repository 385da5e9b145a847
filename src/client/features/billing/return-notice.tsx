import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { billingStrings as strings } from './strings.ts';
import type { Activation } from './use-activation.ts';

export function ReturnNotice({
  activation,
  cancelled,
  onCheckAgain,
  onward,
}: {
  activation: Activation;
  cancelled: boolean;
  onCheckAgain(): void;
  /** A link to the app, shown once Premium is active. */
  onward: ReactNode;
}) {
  const again = (
    <Button variant="outline" onClick={onCheckAgain}>
      {strings.checkAgain}
    </Button>
  );
  switch (activation) {
    case 'confirming':
      return <Notice live title={strings.confirming} action={<Spinner className="text-muted" />} />;
    case 'active':
      return (
        <Notice live tone="good" title={strings.activated} action={onward}>
          {strings.activatedText}
        </Notice>
      );
    case 'pending':
      return (
        <Notice live tone="warn" title={strings.pending} action={again}>
          {strings.pendingText}
        </Notice>
      );
    case 'unknown':
      return (
        <Notice live tone="warn" title={strings.unconfirmed} action={again}>
          {strings.unconfirmedText}
        </Notice>
      );
    case 'none':
      return cancelled ? (
        <Notice live title={strings.cancelled}>
          {strings.cancelledText}
        </Notice>
      ) : null;
  }
}
