import * as z from 'zod/mini';
import { call } from '../call.ts';
import { entrySchema, mostEntries } from '../dictionary/entry.ts';
import { byUser } from '../entities.ts';

const entries = z.array(entrySchema).check(z.maxLength(mostEntries.premium));

/** The person's own words. */
export const dictionaryCalls = {
  dictionary: call({
    method: 'GET',
    path: '/api/dictionary/:userId',
    summary: 'Get the words that should always come out right',
    access: 'self',
    params: byUser,
    answer: z.object({ entries, limit: z.number() }),
  }),
  saveDictionary: call({
    method: 'PUT',
    path: '/api/dictionary/:userId',
    summary: 'Replace the words that should always come out right',
    access: 'self',
    params: byUser,
    body: z.object({ entries }),
    largestBody: 512 * 1024,
    answer: z.object({ entries, limit: z.number() }),
  }),
} as const;
