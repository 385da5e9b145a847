import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byUser, idSchema, planSchema, subscriptionSchema } from '../entities.ts';

/** Plans, checkout, portal and subscription. */
export const billingCalls = {
  subscription: call({
    method: 'GET',
    path: '/api/subscription/:userId',
    summary: 'The subscription and the tier it gives',
    access: 'self',
    params: byUser,
    query: z.object({ checkout: z.optional(z.string()) }),
    answer: subscriptionSchema,
  }),
  subscriptionPeriod: call({
    method: 'GET',
    path: '/api/subscription-period/:userId',
    summary: 'When the paid period ends',
    access: 'self',
    params: byUser,
    answer: z.object({ subscriptionPeriodEnd: z.nullable(z.string()) }),
  }),
  products: call({
    method: 'GET',
    path: '/api/stripe/products',
    summary: 'The plans on offer',
    access: 'public',
    answer: z.array(planSchema),
  }),
  createCheckout: call({
    method: 'POST',
    path: '/api/create-checkout-session',
    summary: 'Start paying for premium',
    access: 'user',
    body: z.object({ userId: idSchema }),
    answer: z.object({ url: z.string() }),
  }),
  customerPortal: call({
    method: 'POST',
    path: '/api/stripe-customer-portal',
    summary: "Open the payment provider's portal",
    access: 'user',
    answer: z.object({ url: z.string() }),
  }),
  stripeWebhook: call({
    method: 'POST',
    path: '/api/stripe/webhook',
    summary: 'Signed events of the payment provider',
    access: 'public',
    answer: z.object({ received: z.boolean() }),
  }),
} as const;
