import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byUser, idSchema, userSchema } from '../entities.ts';

export const accountCalls = {
  startSignIn: call({
    method: 'GET',
    path: '/api/auth/google',
    summary: 'Start signing in with the identity provider',
    access: 'public',
    query: z.object({ returnTo: z.optional(z.string()), login_hint: z.optional(z.string()) }),
    produces: 'redirect',
  }),
  finishSignIn: call({
    method: 'GET',
    path: '/api/auth/google/callback',
    summary: 'Identity provider callback',
    access: 'public',
    query: z.object({
      state: z.optional(z.string()),
      code: z.optional(z.string()),
      iss: z.optional(z.string()),
      error: z.optional(z.string()),
    }),
    produces: 'redirect',
  }),
  session: call({
    method: 'GET',
    path: '/api/auth/session',
    summary: 'Get the signed-in user',
    access: 'user',
    response: userSchema,
  }),
  token: call({
    method: 'GET',
    path: '/api/auth/token',
    summary: 'Get a bearer token that is valid for five minutes',
    access: 'user',
    response: z.object({ token: z.string(), expiresAt: z.string() }),
  }),
  logout: call({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End the session',
    access: 'user',
    produces: 'nothing',
    status: 204,
  }),
  acceptTerms: call({
    method: 'POST',
    path: '/api/terms-status/:googleSub',
    summary: 'Record that the user accepted the current terms; keeps the first date',
    access: 'self',
    params: z.object({ googleSub: idSchema }),
    response: z.object({ acceptedAt: z.string() }),
  }),
  inviteBenefits: call({
    method: 'GET',
    path: '/api/invites/benefits/:userId',
    summary: 'Get the bonus earned from invites',
    access: 'self',
    params: byUser,
    response: z.object({ extraChars: z.number(), extraSlots: z.number() }),
  }),
  inviteCount: call({
    method: 'GET',
    path: '/api/invites/count/:userId',
    summary: 'Get the number of people invited',
    access: 'self',
    params: byUser,
    response: z.object({ count: z.number() }),
  }),
  sendInvite: call({
    method: 'POST',
    path: '/api/invites',
    summary: 'Record who invited the signed-in user',
    access: 'user',
    body: z.object({ inviterSub: idSchema, inviteeSub: idSchema }),
    response: z.object({ counted: z.boolean() }),
  }),
} as const;
