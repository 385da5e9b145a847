import type { Subscription } from '../../../shared/entities.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { renewalText } from './renewal-text.ts';
import { billingStrings as strings } from './strings.ts';
import type { Checkout } from './use-checkout.ts';

export function CheckoutAction({
  checkout,
  signedIn,
  onCheckout,
}: {
  checkout: Checkout;
  signedIn: boolean;
  onCheckout(): void;
}) {
  const { busy, problem } = checkout;
  return (
    <div className="space-y-3">
      {problem?.kind === 'failed' && (
        <Notice tone="bad" live>
          {problem.message}
        </Notice>
      )}
      <Button busy={busy} className="w-full" onClick={onCheckout}>
        {busy ? strings.checkoutBusy : strings.checkout}
      </Button>
      <p className="text-muted text-sm">{signedIn ? strings.card : strings.signInFirst}</p>
    </div>
  );
}

export function ManageAction({
  subscription,
  portal,
}: {
  subscription: Subscription;
  portal: { busy: boolean; open(): void };
}) {
  const text = renewalText(subscription);
  return (
    <div className="space-y-3">
      {text && (
        <p
          className={
            subscription.status === 'past_due' || !subscription.subscriptionPeriodEnd
              ? 'text-warn'
              : undefined
          }
        >
          {text}
        </p>
      )}
      <Button variant="outline" busy={portal.busy} className="w-full" onClick={portal.open}>
        {strings.manage}
      </Button>
    </div>
  );
}
