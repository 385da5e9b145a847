import type Stripe from 'stripe';
import { escapeHtml, page } from '../../page.ts';
import { productName } from '../invoices.ts';
import { chargeOf } from '../payments.ts';
import { defaultCard, idOf } from '../people.ts';
import { itemOf } from '../subscriptions.ts';
import type { Store } from '../world.ts';
import { day, money, paymentStyle } from './look.ts';

const button = (action: string, label: string, primary = false) =>
  `<button name="action" value="${action}"${primary ? ' class="primary"' : ''}>${label}</button>`;

function planPart(store: Store, subscription: Stripe.Subscription): string {
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
      ? `Your plan ends on ${ends}. You will not be charged again.`
      : late
        ? 'The last payment failed. Update your card to keep your plan.'
        : `Your plan renews on ${ends}.`;
  return `<h2>Current plan</h2>
<p><strong>${escapeHtml(productName(store, item.price))}</strong>
  ${money(item.price.unit_amount ?? 0, item.price.currency)} per month
  <span class="state${late ? ' late' : ''}">${state}</span></p>
<p class="muted">${sentence}</p>
${
  ended
    ? ''
    : `<div class="actions">${
        subscription.cancel_at_period_end
          ? button('resume', "Don't cancel plan", true)
          : button('cancel', 'Cancel plan')
      }</div>`
}`;
}

function cardPart(store: Store, customer: Stripe.Customer, error?: string): string {
  const card = defaultCard(store, customer.id)?.card;
  return `<h2>Payment method</h2>
<p>${card ? `${escapeHtml(card.brand.charAt(0).toUpperCase() + card.brand.slice(1))} ending in ${escapeHtml(card.last4)}` : 'No card on file.'}</p>
<details class="cards"${error ? ' open' : ''}><summary>Update card</summary>
  <p class="field"><label for="cardNumber">Card number</label>
    <input id="cardNumber" name="cardNumber" inputmode="numeric" autocomplete="cc-number"
      placeholder="4242 4242 4242 4242"></p>
  ${error ? `<p class="error" role="alert">${escapeHtml(error)}</p>` : ''}
  <div class="actions">${button('card', 'Save card')}</div>
</details>`;
}

function invoicePart(store: Store, customer: Stripe.Customer): string {
  const invoices = Object.values(store.world.invoices)
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

/** What only a sandbox can offer: the things that otherwise take a month. */
function clockPart(subscription: Stripe.Subscription | undefined): string {
  if (!subscription || subscription.status === 'canceled') return '';
  return `<section class="clock"><h2>Sandbox controls</h2>
<p class="muted">Let happen now what would otherwise take a month.</p>
<div class="actions">
  ${button('advance', 'Go to the end of the period')}
  ${button('fail', 'Fail the next renewal')}
  ${button('refund', 'Refund the latest invoice')}
</div></section>`;
}

/** The page on which a customer looks after their subscription. */
export function portalPage(store: Store, portal: Stripe.BillingPortal.Session, error?: string): string {
  const customer = store.world.customers[portal.customer];
  if (!customer) throw new Error(`${portal.id} has no customer`);
  const newest = Object.values(store.world.subscriptions)
    .filter((subscription) => idOf(subscription.customer) === customer.id)
    .at(-1);
  return page({
    title: 'Manage your subscription',
    body: `${paymentStyle}
${portal.return_url ? `<p class="merchant"><a href="${escapeHtml(portal.return_url)}">← Return to ${escapeHtml(new URL(portal.return_url).host)}</a></p>` : ''}
<h1>Manage your subscription</h1>
<p class="muted">${escapeHtml(customer.email ?? '')}</p>
<form method="post" action="/portal/${portal.id}">
${newest ? planPart(store, newest) : '<p>You have no subscription.</p>'}
${cardPart(store, customer, error)}
${invoicePart(store, customer)}
${clockPart(newest)}
</form>`,
  });
}
