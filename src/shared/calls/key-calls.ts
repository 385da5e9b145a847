import * as z from 'zod/mini';
import { call } from '../call.ts';
import { idSchema, singleLine } from '../entities.ts';
import { keyScopes, maxKeyName } from '../key-scopes.ts';

const scopesSchema = z.array(z.enum(keyScopes));

const keySchema = z.object({
  id: idSchema,
  name: z.string(),
  scopes: scopesSchema,
  /** The first characters of the key, to recognise it by. */
  start: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
});
export type ApiKey = z.infer<typeof keySchema>;

/** Keys for people's own programs. No key can make these calls. */
export const keyCalls = {
  keys: call({
    method: 'GET',
    path: '/api/keys',
    summary: 'List the user’s API keys, newest first',
    access: 'user',
    response: z.array(keySchema),
  }),
  createKey: call({
    method: 'POST',
    path: '/api/keys',
    summary: 'Create an API key; only this response contains it',
    access: 'user',
    body: z.object({
      name: z.string().check(z.minLength(1), z.maxLength(maxKeyName), z.regex(singleLine)),
      scopes: scopesSchema.check(z.minLength(1), z.maxLength(keyScopes.length)),
      /** Must be in the future. Without it, the key works until it is revoked. */
      expiresAt: z.optional(z.iso.datetime()),
    }),
    maxBodyBytes: 8 * 1024,
    status: 201,
    response: z.extend(keySchema, { key: z.string() }),
  }),
  revokeKey: call({
    method: 'DELETE',
    path: '/api/keys/:id',
    summary: 'Revoke an API key at once',
    access: 'user',
    params: z.object({ id: idSchema }),
    produces: 'nothing',
    status: 204,
  }),
} as const;
