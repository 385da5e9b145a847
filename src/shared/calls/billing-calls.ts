import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byUser, idSchema, planSchema, subscriptionSchema } from '../entities.ts';

export const billingCalls = {
  subscription: call({
    method: 'GET',
    path: '/api/subscription/:userId',
    summary: 'Get the subscription and its tier',
    access: 'self',
    params: byUser,
    query: z.object({ checkout: z.optional(z.string()) }),
    response: subscriptionSchema,
  }),
  subscriptionPeriod: call({
    method: 'GET',
    path: '/api/subscription-period/:userId',
    summary: 'Get the end of the paid period',
    access: 'self',
    params: byUser,
    response: z.object({ subscriptionPeriodEnd: z.nullable(z.string()) }),
  }),
  products: call({
    method: 'GET',
    path: '/api/stripe/products',
    summary: 'List the plans',
    access: 'public',
    response: z.array(planSchema),
  }),
  createCheckout: call({
    method: 'POST',
    path: '/api/create-checkout-session',
    summary: 'Create a checkout session for Premium',
    access: 'user',
    body: z.object({ userId: idSchema }),
    response: z.object({ url: z.string() }),
  }),
  customerPortal: call({
    method: 'POST',
    path: '/api/stripe-customer-portal',
    summary: "Create a session for the payment provider's portal",
    access: 'user',
    response: z.object({ url: z.string() }),
  }),
  stripeWebhook: call({
    method: 'POST',
    path: '/api/stripe/webhook',
    summary: 'Receive signed events from the payment provider',
    access: 'public',
    headers: z.object({ 'Stripe-Signature': z.string() }),
    signedBody: z.looseObject({
      id: z.string(),
      type: z.string(),
      data: z.looseObject({ object: z.looseObject({}) }),
    }),
    response: z.object({ received: z.boolean() }),
  }),
} as const;
