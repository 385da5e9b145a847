import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Plan } from '../../shared/entities.ts';
import { AppError } from '../../shared/errors.ts';
import type { InterfaceLanguageId } from '../../shared/interface-languages.ts';
import type { PaidSubscription } from '../../shared/paid-subscription.ts';
import { connectToStripe, isMissing, type StripeOptions, withAppErrors } from './stripe-client.ts';
import { findPremiumPlan, freePlans } from './stripe-plans.ts';
import { readSubscriptions } from './stripe-subscriptions.ts';

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
  language: InterfaceLanguageId;
}

interface PortalOrder {
  customerId: string;
  returnUrl: string;
  language: InterfaceLanguageId;
}

/** Failures are AppErrors. */
export interface PaymentProvider {
  plans(): Promise<Plan[]>;
  createCustomer(person: Person): Promise<string>;
  /** Returns the user id that was stored with the customer when it was created. */
  ownerOf(customerId: string): Promise<string | undefined>;
  openCheckout(order: CheckoutOrder): Promise<string>;
  openPortal(order: PortalOrder): Promise<string>;
  /** Undefined when the provider doesn't know the customer: it was deleted, or created with other API keys. */
  subscriptions(customerId: string): Promise<PaidSubscription[] | undefined>;
  cancelSubscription(id: string): Promise<void>;
  /** The subscription ends with the paid period instead of renewing. */
  cancelAtPeriodEnd(id: string): Promise<void>;
  /** Undefined if the signature or its timestamp is wrong. */
  verifyEvent(payload: Buffer, signature: string, now: number): PaymentEvent | undefined;
}

export interface PaymentProviderOptions extends StripeOptions {
  webhookSecret: string;
}

const toleranceSeconds = 300;

/** The same parameters give the same key, so two concurrent requests create only one object in Stripe. */
const idempotencyKeyOf = (kind: string, params: object): string =>
  `${kind}:${createHash('sha256').update(JSON.stringify(params)).digest('hex')}`;

/** Nothing checks that responses match the client's types, so we check the values that we store or redirect to. */
function requireText(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new AppError('provider-failed', { cause: new Error("Stripe's response lacks a required field") });
}

/** Stripe through its own client. The sandbox has the same API at another URL. */
export function createPaymentProvider(options: PaymentProviderOptions): PaymentProvider {
  let client: Stripe | undefined;
  const stripe = () => {
    client ??= connectToStripe(options);
    return client;
  };

  return {
    plans: () => withAppErrors(async () => [...freePlans, await findPremiumPlan(stripe())]),

    createCustomer: (person) =>
      withAppErrors(async () => {
        const params = { email: person.email, name: person.name, metadata: { userId: person.userId } };
        const customer = await stripe().customers.create(params, {
          idempotencyKey: idempotencyKeyOf('customer', params),
        });
        return requireText(customer.id);
      }),

    ownerOf: (customerId) =>
      withAppErrors(async () => {
        try {
          const customer = await stripe().customers.retrieve(customerId);
          return customer.deleted ? undefined : customer.metadata.userId;
        } catch (error) {
          // The customer was deleted or created with other API keys, so retrying wouldn't help.
          if (isMissing(error)) return undefined;
          throw error;
        }
      }),

    openCheckout: (order) =>
      withAppErrors(async () => {
        const newest = (await stripe().checkout.sessions.list({ customer: order.customerId, limit: 1 }))
          .data[0];
        // An open checkout page is reused: with two open pages, somebody could pay twice.
        if (newest?.status === 'open' && newest.url && newest.success_url === order.successUrl) {
          return newest.url;
        }
        const params = {
          mode: 'subscription',
          ui_mode: 'hosted_page',
          customer: order.customerId,
          client_reference_id: order.userId,
          line_items: [{ price: (await findPremiumPlan(stripe())).price.id, quantity: 1 }],
          locale: checkoutLocale(order.language),
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
          subscription_data: { metadata: { userId: order.userId } },
        } as const satisfies Stripe.Checkout.SessionCreateParams;
        const session = await stripe().checkout.sessions.create(
          { ...params, line_items: [...params.line_items] },
          { idempotencyKey: idempotencyKeyOf('checkout', { ...params, after: newest?.id }) },
        );
        return requireText(session.url);
      }),

    openPortal: ({ customerId, returnUrl, language }) =>
      withAppErrors(async () => {
        const portal = await stripe().billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          locale: portalLocale(language),
        });
        return requireText(portal.url);
      }),

    subscriptions: (customerId) =>
      withAppErrors(async () => {
        try {
          return await readSubscriptions(stripe(), customerId);
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      }),

    cancelSubscription: (id) =>
      withAppErrors(async () => {
        try {
          await stripe().subscriptions.cancel(id);
        } catch (error) {
          // The subscription has already ended.
          if (isMissing(error)) return;
          throw error;
        }
      }),

    cancelAtPeriodEnd: (id) =>
      withAppErrors(async () => {
        try {
          const changed = await stripe().subscriptions.update(id, { cancel_at_period_end: true });
          if (!changed.cancel_at_period_end) {
            throw new AppError('provider-failed', { cause: new Error('Stripe did not cancel the renewal') });
          }
        } catch (error) {
          if (isMissing(error)) return;
          throw error;
        }
      }),

    verifyEvent(payload, signature, now) {
      // The library rejects only timestamps that are too old, and only after it has computed the signature. If there were
      // several, it could use another one than we do.
      const [sentAt, ...more] = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, time]) => Number(time));
      const isCurrent = sentAt !== undefined && Math.abs(sentAt - now / 1_000) <= toleranceSeconds;
      if (!isCurrent || more.length > 0) return undefined;
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

/** The language of Stripe's portal. For languages it doesn't support, Stripe uses the browser's. */
export function portalLocale(language: InterfaceLanguageId): string {
  if (language === 'ar' || language === 'hi') return 'auto';
  return language === 'zh-CN' ? 'zh' : language;
}

/** The language of Stripe's checkout, which also supports Hindi. */
export const checkoutLocale = (language: InterfaceLanguageId): string =>
  language === 'hi' ? 'hi-IN' : portalLocale(language);
