import * as z from 'zod/mini';
import { languageCodes } from '../languages.ts';
import { type DictionaryEntry, entryLimits, everyLanguage } from './entry.ts';

// The OpenAPI document contains the pattern without flags, so it must work without them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects these characters
const oneLine = /^[^\x00-\x1f\x7f-\x9f<>]*[^\x00-\x20\x7f-\xa0<>][^\x00-\x1f\x7f-\x9f<>]*$/;

const line = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(oneLine));

export const entrySchema: z.ZodMiniType<DictionaryEntry> = z.object({
  written: line(entryLimits.written),
  heard: z.array(line(entryLimits.heard)).check(z.maxLength(entryLimits.heardForms)),
  translations: z.partialRecord(z.enum([everyLanguage, ...languageCodes]), line(entryLimits.translation)),
  spoken: z.optional(line(entryLimits.spoken)),
});
