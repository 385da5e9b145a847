import { brand } from '../../../shared/brand.ts';
import { builtInPremium } from '../../../shared/plans.ts';
import { formatPrice } from '../../features/billing/format.ts';
import type { LegalSection } from './legal-page.tsx';

/** Paying, cancelling and getting money back. */
export const moneySections: readonly LegalSection[] = [
  {
    id: 'premium',
    title: 'Premium: price, renewal, cancelling',
    body: (
      <>
        <p>
          Premium costs <strong>{formatPrice(builtInPremium.price)} per month</strong>. It is charged in
          advance and <strong>renews automatically each month until you cancel</strong>. Taxes are added where
          the law asks for them and are shown before you pay.
        </p>
        <p>
          Payment is by card through our payment provider, on the provider’s own pages. Your bank may ask you
          to confirm it (3D Secure). We never see or store your card number.
        </p>
        <p>
          You may cancel at any time: open the menu at your picture, choose Manage Subscription, and cancel
          there. Premium then stays yours to the end of the period you have paid for, and no further charge is
          made. If a payment fails, Premium also stays to the end of the paid period while the provider tries
          again.
        </p>
        <p>
          We may change the price for coming periods. We tell you at least 30 days before, so that you can
          cancel in time.
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
          A refund must be requested <strong>within 14 days of purchase</strong>. Refunds are given in these
          cases:
        </p>
        <ul>
          <li>duplicate charges: you were charged more than once for the same period;</li>
          <li>billing errors: you were charged a wrong amount, or after you had cancelled;</li>
          <li>
            service unavailable: the app could not be used for more than 24 hours during the first week of
            your subscription;
          </li>
          <li>legal obligation: the law where you live gives you a right to a refund.</li>
        </ul>
        <p>
          Ask through the <a href={brand.contact}>contact form</a> and name the e-mail address of your
          account. Refunds go back to the card that was charged. A refund of the latest payment ends Premium
          at once.
        </p>
      </>
    ),
  },
];
