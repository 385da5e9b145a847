import * as z from 'zod/mini';
import { call } from '../call.ts';
import { maxEntries } from '../dictionary/entry.ts';
import { entrySchema } from '../dictionary/entry-schema.ts';
import { byUser } from '../entities.ts';

const entries = z.array(entrySchema).check(z.maxLength(maxEntries.premium));

/** The version changes whenever the entries do. */
const response = z.object({ entries, limit: z.number(), version: z.string() });

export const dictionaryCalls = {
  dictionary: call({
    method: 'GET',
    path: '/api/dictionary/:userId',
    summary: 'Get the user’s dictionary',
    access: 'self',
    scope: 'read',
    params: byUser,
    response,
  }),
  saveDictionary: call({
    method: 'PUT',
    path: '/api/dictionary/:userId',
    summary: 'Replace the user’s dictionary',
    access: 'self',
    scope: 'write',
    params: byUser,
    /** Without a version, the list is replaced even if it has changed in the meantime. */
    body: z.object({ entries, version: z.optional(z.string().check(z.maxLength(64))) }),
    maxBodyBytes: 512 * 1024,
    response,
  }),
} as const;
