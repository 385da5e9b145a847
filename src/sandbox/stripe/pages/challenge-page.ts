import { escapeHtml, page } from '../../page.ts';
import { paymentStyle } from './payment-style.ts';

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
