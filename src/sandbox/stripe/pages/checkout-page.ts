import type Stripe from 'stripe';
import { escapeHtml, page } from '../../page.ts';
import { fillSessionId } from '../checkout-sessions.ts';
import { productName } from '../invoices.ts';
import type { Store } from '../stripe-store.ts';
import { money, paymentStyle } from './payment-style.ts';

const hints = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0027 6000 3184', 'requires 3D Secure'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0082 6000 3178', '3D Secure, then insufficient funds'],
  ['4000 0000 0000 0341', 'can be saved, but every payment fails'],
] as const;

interface CheckoutPage {
  error?: string;
  cardNumber?: string;
}

export function checkoutPage(
  store: Store,
  session: Stripe.Checkout.Session,
  { error, cardNumber = '' }: CheckoutPage = {},
): string {
  const price = store.state.prices[store.state.orders[session.id]?.price ?? ''];
  const name = price ? productName(store, price) : 'Subscription';
  const amount = money(session.amount_total ?? 0, session.currency ?? 'usd');
  const merchant = session.success_url ? new URL(session.success_url).host : 'Sandbox';
  const cancel = session.cancel_url ? fillSessionId(session.cancel_url, session) : undefined;
  return page({
    title: `Subscribe to ${name}`,
    body: `${paymentStyle}
<p class="merchant">${escapeHtml(merchant)}</p>
<h1>Subscribe to ${escapeHtml(name)}</h1>
<p class="price"><strong>${amount}</strong> <span class="muted">per month</span></p>
<dl class="lines">
  <div><dt>${escapeHtml(name)}<small>Billed monthly until cancelled</small></dt><dd>${amount}</dd></div>
  <div class="total"><dt>Total due today</dt><dd>${amount}</dd></div>
</dl>
<form method="post" action="/checkout/${session.id}" class="pay">
  <p class="field"><label for="email">Email</label>
    <input id="email" type="email" value="${escapeHtml(session.customer_details?.email ?? '')}" readonly></p>
  <p class="field"><label for="cardNumber">Card number</label>
    <input id="cardNumber" name="cardNumber" inputmode="numeric" autocomplete="cc-number" required autofocus
      placeholder="4242 4242 4242 4242" value="${escapeHtml(cardNumber)}"
      ${error ? 'aria-invalid="true" aria-describedby="problem"' : ''}></p>
  ${error ? `<p class="error" id="problem" role="alert">${escapeHtml(error)}</p>` : ''}
  <div class="pair">
    <p class="field"><label for="expiry">Expiry</label>
      <input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY"></p>
    <p class="field"><label for="cvc">CVC</label>
      <input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC"></p>
  </div>
  <p class="field"><label for="name">Name on card</label>
    <input id="name" name="name" autocomplete="cc-name"></p>
  <button class="primary" type="submit">Subscribe</button>
</form>
${cancel ? `<p class="leave"><a href="${escapeHtml(cancel)}">Cancel and go back</a></p>` : ''}
<details class="cards"${error ? ' open' : ''}>
  <summary>Test cards</summary>
  <ul>${hints.map(([number, what]) => `<li><code>${number}</code> ${what}</li>`).join('')}</ul>
  <p class="muted">Use any future date and any three digits.</p>
</details>`,
  });
}

/** Shown for a completed or expired session. */
export function closedCheckoutPage(session: Stripe.Checkout.Session): string {
  const back = session.status === 'complete' ? session.success_url : session.cancel_url;
  return page({
    title: 'Checkout closed',
    body: `${paymentStyle}
<h1>${session.status === 'complete' ? 'This payment is complete' : 'This checkout has expired'}</h1>
<p class="muted">${
      session.status === 'complete'
        ? 'There is nothing left to pay.'
        : 'You haven’t been charged. Please go back and start again.'
    }</p>
${back ? `<a class="button" href="${escapeHtml(fillSessionId(back, session))}">Go back</a>` : ''}`,
  });
}

export function challengePage(options: { action: string; amount: string; last4: string }): string {
  return page({
    title: '3D Secure',
    body: `${paymentStyle}
<p class="merchant">Test bank</p>
<h1>3D Secure 2 test page</h1>
<p class="muted">Your bank is asking you to confirm a payment of
${escapeHtml(options.amount)} with the card ending in ${escapeHtml(options.last4)}.</p>
<form method="post" action="${escapeHtml(options.action)}" class="actions">
  <button class="primary" name="outcome" value="complete">Complete</button>
  <button name="outcome" value="fail">Fail</button>
</form>`,
  });
}
