import * as z from 'zod/mini';
import { call } from '../call.ts';
import { idSchema } from '../entities.ts';

/** Shared by both calls: OpenAPI doesn't allow the same path with two different parameter names. */
const byId = z.object({ id: idSchema });

export const sessionCalls = {
  sessions: call({
    method: 'GET',
    path: '/api/sessions/:id',
    summary: 'List the user’s sessions: this device first, then the most recently used',
    access: 'self',
    params: byId,
    response: z.array(
      z.object({
        id: idSchema,
        device: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/sessions/:id',
    summary: 'Sign out one device',
    access: 'user',
    params: byId,
    produces: 'nothing',
    status: 204,
  }),
  logoutEverywhere: call({
    method: 'POST',
    path: '/api/auth/logout-everywhere',
    summary: 'Sign out all of the user’s devices',
    access: 'user',
    produces: 'nothing',
    status: 204,
  }),
} as const;
