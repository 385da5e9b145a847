import type Stripe from 'stripe';
import type { Refusal } from './cards.ts';
import { idOf } from './customers.ts';
import type { Store } from './stripe-store.ts';

function createCharge(
  store: Store,
  invoice: Stripe.Invoice,
  method: Stripe.PaymentMethod | undefined,
  intent: string,
  refusal: Refusal | undefined,
): Stripe.Charge {
  const charge = {
    id: store.id('ch'),
    object: 'charge',
    amount: invoice.amount_due,
    amount_captured: refusal ? 0 : invoice.amount_due,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method?.billing_details ?? {
      address: null,
      email: null,
      name: null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: 'SANDBOX',
    captured: !refusal,
    created: store.now(),
    currency: invoice.currency,
    customer: invoice.customer,
    description: 'Subscription',
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: refusal ? 'declined_by_network' : 'approved_by_network',
      reason: refusal?.declineCode ?? null,
      risk_level: 'normal',
      seller_message: refusal ? 'The bank declined the payment.' : 'Payment complete.',
      type: refusal ? 'issuer_declined' : 'authorized',
    },
    paid: !refusal,
    payment_intent: intent,
    payment_method: method?.id ?? null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: refusal ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
  store.state.charges[charge.id] = charge;
  return charge;
}

function paymentIntentOf(store: Store, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const known = Object.values(store.state.invoicePayments).find((payment) => payment.invoice === invoice.id);
  const stored = known && store.state.paymentIntents[idOf(known.payment.payment_intent)];
  if (stored) return stored;
  const id = store.id('pi');
  const intent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_sandbox`,
    confirmation_method: 'automatic',
    created: store.now(),
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    description: 'Subscription',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
  store.state.paymentIntents[id] = intent;
  const payment = {
    id: store.id('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: store.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } satisfies Stripe.InvoicePayment;
  store.state.invoicePayments[payment.id] = payment;
  return intent;
}

/** Tries to charge an invoice. Afterwards it is paid, or still open with one more attempt counted. */
export function attemptPayment(
  store: Store,
  invoice: Stripe.Invoice,
  method: Stripe.PaymentMethod | undefined,
  refusal: Refusal | undefined,
): Stripe.Charge {
  const now = store.now();
  const intent = paymentIntentOf(store, invoice);
  const charge = createCharge(store, invoice, method, intent.id, refusal);
  intent.latest_charge = charge.id;
  intent.payment_method = method?.id ?? null;
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (refusal) {
    intent.status = 'requires_payment_method';
    // Stripe retries every few days. The sandbox only shows the date and retries on demand.
    invoice.next_payment_attempt = now + 3 * 24 * 60 * 60;
    return charge;
  }
  intent.status = 'succeeded';
  intent.amount_received = invoice.amount_due;
  for (const payment of Object.values(store.state.invoicePayments)) {
    if (payment.invoice !== invoice.id) continue;
    payment.status = 'paid';
    payment.amount_paid = invoice.amount_due;
    payment.status_transitions.paid_at = now;
  }
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = now;
  return charge;
}

/** Refunds a charge, fully unless an amount is given. */
export function createRefund(store: Store, charge: Stripe.Charge, amount?: number): Stripe.Refund {
  const given = amount ?? charge.amount - charge.amount_refunded;
  const refund = {
    id: store.id('re'),
    object: 'refund',
    amount: given,
    balance_transaction: null,
    charge: charge.id,
    created: store.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } satisfies Stripe.Refund;
  store.state.refunds[refund.id] = refund;
  charge.amount_refunded += given;
  charge.refunded = charge.amount_refunded >= charge.amount;
  return refund;
}

export function chargeOf(store: Store, invoiceId: string): Stripe.Charge | undefined {
  const payment = Object.values(store.state.invoicePayments).find(
    (candidate) => candidate.invoice === invoiceId && candidate.status === 'paid',
  );
  const intent = payment && store.state.paymentIntents[idOf(payment.payment.payment_intent)];
  return intent && store.state.charges[idOf(intent.latest_charge)];
}
