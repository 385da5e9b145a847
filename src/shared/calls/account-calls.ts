import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byUser, idSchema, userSchema } from '../entities.ts';

/** Signing in and out, terms and invites. */
export const accountCalls = {
  startSignIn: call({
    method: 'GET',
    path: '/api/auth/google',
    summary: 'Start signing in at the identity provider',
    access: 'public',
    query: z.object({ returnTo: z.optional(z.string()), login_hint: z.optional(z.string()) }),
    produces: 'redirect',
  }),
  finishSignIn: call({
    method: 'GET',
    path: '/api/auth/google/callback',
    summary: 'Where the identity provider sends people back',
    access: 'public',
    produces: 'redirect',
  }),
  session: call({
    method: 'GET',
    path: '/api/auth/session',
    summary: 'The signed-in user',
    access: 'user',
    answer: userSchema,
  }),
  token: call({
    method: 'GET',
    path: '/api/auth/token',
    summary: 'A fresh bearer token of five minutes',
    access: 'user',
    answer: z.object({ token: z.string(), expiresAt: z.string() }),
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
    summary: 'Record that the terms were accepted; the first time is kept',
    access: 'self',
    params: z.object({ googleSub: idSchema }),
    answer: z.object({ acceptedAt: z.string() }),
  }),
  inviteBenefits: call({
    method: 'GET',
    path: '/api/invites/benefits/:userId',
    summary: 'What invited people have earned',
    access: 'self',
    params: byUser,
    answer: z.object({ extraChars: z.number(), extraSlots: z.number() }),
  }),
  inviteCount: call({
    method: 'GET',
    path: '/api/invites/count/:userId',
    summary: 'How many people were invited',
    access: 'self',
    params: byUser,
    answer: z.object({ count: z.number() }),
  }),
  sendInvite: call({
    method: 'POST',
    path: '/api/invites',
    summary: 'Tell who invited the signed-in user',
    access: 'user',
    body: z.object({ inviterSub: idSchema, inviteeSub: idSchema }),
    answer: z.object({ counted: z.boolean() }),
  }),
} as const;
