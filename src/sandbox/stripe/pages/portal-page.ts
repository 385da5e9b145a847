import type Stripe from 'stripe';
import { escapeHtml, page } from '../../page.ts';
import { defaultCard, idOf } from '../customers.ts';
import { productName } from '../invoices.ts';
import { chargeOf } from '../payments.ts';
import type { Store } from '../stripe-store.ts';
import { itemOf } from '../subscriptions.ts';
import { day, money, paymentStyle } from './payment-style.ts';

/** Each group has its own form, so that Enter in the card field saves the card. */
const actions = (portal: Stripe.BillingPortal.Session, inside: string) =>
  `<form method="post" action="/portal/${portal.id}" class="actions">${inside}</form>`;

const button = (action: string, label: string, primary = false) =>
  `<button name="action" value="${action}"${primary ? ' class="primary"' : ''}>${label}</button>`;

function planPart(
  store: Store,
  portal: Stripe.BillingPortal.Session,
  subscription: Stripe.Subscription,
): string {
  const item = itemOf(subscription);
  const ends = day(item.current_period_end);
  const late = subscription.status === 'past_due';
  const ended = subscription.status === 'canceled';
  const state = ended
    ? 'Ended'
    : late
      ? 'Payment overdue'
      : subscription.cancel_at_period_end
        ? 'Ending'
        : 'Active';
  const sentence = ended
    ? `Ended on ${day(subscription.ended_at ?? item.current_period_end)}.`
    : subscription.cancel_at_period_end
      ? `Your plan ends on ${ends}. You won’t be charged again.`
      : late
        ? 'Your last payment failed. Update your card to keep your plan.'
        : `Your plan renews on ${ends}.`;
  return `<h2>Current plan</h2>
<p><strong>${escapeHtml(productName(store, item.price))}</strong>
  ${money(item.price.unit_amount ?? 0, item.price.currency)} per month
  <span class="state${late ? ' late' : ''}">${state}</span></p>
<p class="muted">${sentence}</p>
${
  ended
    ? ''
    : actions(
        portal,
        subscription.cancel_at_period_end
          ? button('resume', "Don't cancel plan", true)
          : button('cancel', 'Cancel plan'),
      )
}`;
}

function cardPart(
  store: Store,
  portal: Stripe.BillingPortal.Session,
  { error, cardNumber = '' }: PortalProblem,
): string {
  const card = defaultCard(store, portal.customer)?.card;
  const field = `<p class="field"><label for="cardNumber">Card number</label>
    <input id="cardNumber" name="cardNumber" inputmode="numeric" autocomplete="cc-number" required
      placeholder="4242 4242 4242 4242" value="${escapeHtml(cardNumber)}"
      ${error ? 'aria-invalid="true" aria-describedby="problem" autofocus' : ''}></p>
  ${error ? `<p class="error" id="problem" role="alert">${escapeHtml(error)}</p>` : ''}
  ${button('card', 'Save card')}`;
  return `<h2>Payment method</h2>
<p>${card ? `${escapeHtml(card.brand.charAt(0).toUpperCase() + card.brand.slice(1))} ending in ${escapeHtml(card.last4)}` : 'No card on file.'}</p>
<details class="cards"${error ? ' open' : ''}><summary>Update card</summary>
${actions(portal, field)}
</details>`;
}

function invoicePart(store: Store, customer: Stripe.Customer): string {
  const invoices = Object.values(store.state.invoices)
    .filter((invoice) => invoice.customer === customer.id)
    .toReversed();
  if (invoices.length === 0) return '';
  const rows = invoices.map((invoice) => {
    const refunded = chargeOf(store, invoice.id)?.refunded ?? false;
    return `<tr><td>${day(invoice.created)}</td><td>${money(invoice.total, invoice.currency)}</td>
<td>${refunded ? 'Refunded' : invoice.status === 'paid' ? 'Paid' : 'Open'}</td></tr>`;
  });
  return `<h2>Invoices</h2>
<table class="invoices"><thead><tr><th>Date</th><th>Amount</th><th>Status</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`;
}

/** Triggers events that would normally take a month. Only controls with an effect are shown. */
function clockPart(
  store: Store,
  portal: Stripe.BillingPortal.Session,
  subscription: Stripe.Subscription | undefined,
): string {
  if (!subscription || subscription.status === 'canceled') return '';
  const charge = chargeOf(store, idOf(subscription.latest_invoice));
  return `<section class="clock"><h2>Sandbox controls</h2>
<p class="muted">Trigger events that would normally take a month.</p>
${actions(
  portal,
  button('advance', 'Skip to the end of the period') +
    (subscription.cancel_at_period_end ? '' : button('fail', 'Fail the next renewal')) +
    (charge && !charge.refunded ? button('refund', 'Refund the latest invoice') : ''),
)}</section>`;
}

/** Why a card was declined, and its number as typed. */
interface PortalProblem {
  error?: string;
  cardNumber?: string;
}

export function portalPage(
  store: Store,
  portal: Stripe.BillingPortal.Session,
  problem: PortalProblem = {},
): string {
  const customer = store.state.customers[portal.customer];
  if (!customer) throw new Error(`${portal.id} has no customer`);
  const newest = Object.values(store.state.subscriptions)
    .filter((subscription) => idOf(subscription.customer) === customer.id)
    .at(-1);
  return page({
    title: 'Manage your subscription',
    body: `${paymentStyle}
${portal.return_url ? `<p class="merchant"><a href="${escapeHtml(portal.return_url)}">← Return to ${escapeHtml(new URL(portal.return_url).host)}</a></p>` : ''}
<h1>Manage your subscription</h1>
<p class="muted">${escapeHtml(customer.email ?? '')}</p>
${newest ? planPart(store, portal, newest) : '<p>You have no subscription.</p>'}
${cardPart(store, portal, problem)}
${invoicePart(store, customer)}
${clockPart(store, portal, newest)}`,
  });
}
