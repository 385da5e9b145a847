import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byUser } from '../entities.ts';

export const accountDataCalls = {
  account: call({
    method: 'GET',
    path: '/api/account/:userId',
    summary: 'Get the account’s age and its daily speech recognition usage for the last 30 days',
    access: 'self',
    params: byUser,
    response: z.object({
      memberSince: z.string(),
      /** Days without recognition are left out. */
      recognitionDays: z.array(z.object({ day: z.string(), seconds: z.number() })),
    }),
  }),
  exportAccount: call({
    method: 'GET',
    path: '/api/account/:userId/export',
    summary: 'Download a copy of the account’s data; once an hour',
    access: 'self',
    params: byUser,
    produces: 'zip',
  }),
  deleteAccount: call({
    method: 'POST',
    path: '/api/account/:userId/delete',
    summary: 'Delete the account in seven days and sign out everywhere; needs a recent sign-in',
    access: 'self',
    params: byUser,
    body: z.object({ email: z.string().check(z.maxLength(320)) }),
    response: z.object({ deletesAt: z.string() }),
    status: 202,
  }),
} as const;
