import { brand } from '../../../shared/brand.ts';
import { PremiumPrice } from '../../features/billing/premium-price.tsx';
import type { LegalSection } from './legal-page.tsx';

/** The sections about payments, cancellation and refunds. */
export const paymentSections: readonly LegalSection[] = [
  {
    id: 'premium',
    title: 'Premium: price, renewal and cancellation',
    body: (
      <>
        <p>
          Premium costs{' '}
          <strong>
            <PremiumPrice /> per month
          </strong>
          . It is charged in advance and <strong>renews automatically each month until you cancel</strong>.
          The payment page shows the full amount before you pay.
        </p>
        <p>
          You pay by card on our payment provider’s own pages. Your bank may ask you to confirm the payment
          (3D Secure). We never see or store your card number.
        </p>
        <p>
          You can cancel at any time: open your account menu, choose Manage Subscription, and cancel there.
          You’ll keep Premium until the end of the period you’ve paid for, and you won’t be charged again. If
          a payment fails, you also keep Premium until the end of the paid period while the provider tries
          again.
        </p>
        <p>
          We may change the price of future periods. We’ll tell you at least 30 days in advance, so that you
          can cancel in time.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    body: (
      <>
        <p>
          A refund must be requested <strong>within 14 days of purchase</strong>. We give refunds in these
          cases:
        </p>
        <ul>
          <li>duplicate charges: you were charged more than once for the same period;</li>
          <li>billing errors: you were charged the wrong amount, or charged after you had cancelled;</li>
          <li>
            service unavailable: the app was down for more than 24 hours during the first week of your
            subscription;
          </li>
          <li>legal obligation: the law where you live entitles you to a refund.</li>
        </ul>
        <p>
          Use the <a href={brand.contact}>contact form</a> and include your account’s e-mail address. Refunds
          go back to the card that was charged. If we refund your latest payment, Premium ends immediately.
        </p>
      </>
    ),
  },
];
