import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type Stripe from 'stripe';
import type { Plan } from '../../shared/entities.ts';
import { AppError } from '../../shared/errors.ts';
import type { PaidSubscription } from '../../shared/paid-subscription.ts';
import { freePlans, premiumOnSale } from './stripe-plans.ts';
import { readSubscriptions } from './stripe-subscriptions.ts';

/** What happened at the payment provider, as far as the product asks. */
export interface PaymentEvent {
  id: string;
  type: string;
  customerId: string | undefined;
}

interface Person {
  userId: string;
  email: string;
  name: string;
}

interface CheckoutOrder {
  userId: string;
  customerId: string;
  successUrl: string;
  cancelUrl: string;
}

/** The payment provider as the product sees it. Its failures are AppErrors. */
export interface PaymentProvider {
  plans(): Promise<Plan[]>;
  createCustomer(person: Person): Promise<string>;
  /** Whose customer this is, from what was written down when it was created. */
  ownerOf(customerId: string): Promise<string | undefined>;
  openCheckout(order: CheckoutOrder): Promise<string>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Nothing when the provider does not know the customer: other keys, or deleted there. */
  subscriptions(customerId: string): Promise<PaidSubscription[] | undefined>;
  cancelSubscription(id: string): Promise<void>;
  /** The event, or nothing when its signature or its age is wrong. */
  verifyEvent(payload: Buffer, signature: string, now: number): PaymentEvent | undefined;
}

export interface PaymentProviderOptions {
  secretKey: string;
  webhookSecret: string;
  /** Another address than Stripe's own: the sandbox. */
  apiUrl?: string | undefined;
  /** How long one request may take. */
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const toleranceSeconds = 300;

/** The same question within a day gets the same answer, also when two requests ask at once. */
const keyOf = (kind: string, params: object): string =>
  `${kind}:${createHash('sha256').update(JSON.stringify(params)).digest('hex')}`;

const require = createRequire(import.meta.url);

/** Stripe's client is the largest part of the server and is needed by few requests: it comes with the first of them. */
const loadStripe = () => require('stripe') as typeof Stripe;

function connect(options: PaymentProviderOptions): Stripe {
  const Client = loadStripe();
  const address = options.apiUrl ? new URL(options.apiUrl) : undefined;
  return new Client(options.secretKey, {
    timeout: options.timeoutMs ?? defaultTimeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: address.port,
      protocol: address.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
}

/** Stripe's own words may name keys and ids: people get ours, the log gets the cause. */
function toAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const { errors } = loadStripe();
  // What is no error of Stripe's came from an answer that does not look like one of Stripe's.
  const refused = error instanceof errors.StripeInvalidRequestError || !(error instanceof errors.StripeError);
  return new AppError(refused ? 'provider-failed' : 'provider-unavailable', {
    message: 'The payment system isn’t available right now. Please try again later.',
    cause: error,
  });
}

const isMissing = (error: unknown): boolean =>
  error instanceof loadStripe().errors.StripeError && error.code === 'resource_missing';

const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw toAppError(error);
  }
};

/** The client's types are promises of Stripe's, which nothing has checked; what we store or send people to must be there. */
function expected(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new AppError('provider-failed', { cause: new Error('Stripe answered without what was asked for') });
}

/** Stripe through its own client; the sandbox speaks the same language at another address. */
export function createPaymentProvider(options: PaymentProviderOptions): PaymentProvider {
  let client: Stripe | undefined;
  const stripe = () => {
    client ??= connect(options);
    return client;
  };

  return {
    plans: () => attempt(async () => [...freePlans, await premiumOnSale(stripe())]),

    createCustomer: (person) =>
      attempt(async () => {
        const params = { email: person.email, name: person.name, metadata: { userId: person.userId } };
        const customer = await stripe().customers.create(params, {
          idempotencyKey: keyOf('customer', params),
        });
        return expected(customer.id);
      }),

    ownerOf: (customerId) =>
      attempt(async () => {
        const customer = await stripe().customers.retrieve(customerId);
        return customer.deleted ? undefined : customer.metadata.userId;
      }),

    openCheckout: (order) =>
      attempt(async () => {
        const newest = (await stripe().checkout.sessions.list({ customer: order.customerId, limit: 1 }))
          .data[0];
        // A page that is still open is used again: two open pages could be paid twice.
        if (newest?.status === 'open' && newest.url && newest.success_url === order.successUrl) {
          return newest.url;
        }
        const params = {
          mode: 'subscription',
          ui_mode: 'hosted_page',
          customer: order.customerId,
          client_reference_id: order.userId,
          line_items: [{ price: (await premiumOnSale(stripe())).price.id, quantity: 1 }],
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
          subscription_data: { metadata: { userId: order.userId } },
        } as const satisfies Stripe.Checkout.SessionCreateParams;
        const session = await stripe().checkout.sessions.create(
          { ...params, line_items: [...params.line_items] },
          { idempotencyKey: keyOf('checkout', { ...params, after: newest?.id }) },
        );
        return expected(session.url);
      }),

    openPortal: (customerId, returnUrl) =>
      attempt(async () => {
        const portal = await stripe().billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
        });
        return expected(portal.url);
      }),

    subscriptions: (customerId) =>
      attempt(async () => {
        try {
          return await readSubscriptions(stripe(), customerId);
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      }),

    cancelSubscription: (id) =>
      attempt(async () => {
        try {
          await stripe().subscriptions.cancel(id);
        } catch (error) {
          // Somebody else was faster: it has ended, which is all that was wanted.
          if (isMissing(error)) return;
          throw error;
        }
      }),

    verifyEvent(payload, signature, now) {
      const sentAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.NaN);
      // The library rejects what is too old; what claims to come from the future is no better.
      if (!(sentAt - now / 1_000 <= toleranceSeconds)) return undefined;
      try {
        const event = stripe().webhooks.constructEvent(
          payload,
          signature,
          options.webhookSecret,
          toleranceSeconds,
          undefined,
          now,
        );
        return { id: event.id, type: event.type, customerId: customerOf(event) };
      } catch {
        return undefined;
      }
    },
  };
}

function customerOf(event: Stripe.Event): string | undefined {
  const object: object = event.data.object;
  if ('object' in object && object.object === 'customer' && 'id' in object) return String(object.id);
  if (!('customer' in object)) return undefined;
  const { customer } = object;
  if (typeof customer === 'string') return customer;
  return typeof customer === 'object' && customer !== null && 'id' in customer
    ? String(customer.id)
    : undefined;
}
