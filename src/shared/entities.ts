import * as z from 'zod/mini';
import { languageCodes } from './languages.ts';
import { maxTimings } from './saved-timings.ts';

export const tierSchema = z.enum(['free', 'premium']);

export const languageSchema = z.enum(languageCodes);

/** No control characters, such as line breaks. */
// The OpenAPI document contains the pattern without flags, so it must work without them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects these characters
export const singleLine = /^[^\x00-\x1f\x7f-\x9f]*$/;

/** An opaque id in a path or body, without control characters. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(255), z.regex(singleLine));

/** Requests with the same key are carried out once. A key consists of visible ASCII characters. */
export const idempotencyHeaders = z.object({
  'Idempotency-Key': z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/))),
});

export const byUser = z.object({ userId: idSchema });

/** The response of the session call. */
export const userSchema = z.object({
  googleSub: idSchema,
  username: z.string(),
  email: z.string(),
  photoURL: z.optional(z.string()),
  subscriptionTier: tierSchema,
  /** The terms have changed since the user accepted them. */
  mustAcceptTerms: z.optional(z.boolean()),
});
export type User = z.infer<typeof userSchema>;

const countSchema = z.int().check(z.nonnegative());

/** When parts of the text were spoken: positions in UTF-16 units, times in milliseconds from the start of the recording. */
export const timingSchema = z.object({
  start: countSchema,
  end: countSchema,
  from: countSchema,
  to: countSchema,
});
export const timingsSchema = z.array(timingSchema).check(z.maxLength(maxTimings));

export const transcriptionSchema = z.object({
  transcriptionId: idSchema,
  text: z.string(),
  language: languageSchema,
  createdAt: z.string(),
  timings: z.optional(timingsSchema),
});
export type Transcription = z.infer<typeof transcriptionSchema>;

export const allowanceSchema = z.object({
  allowed: z.boolean(),
  remaining: z.number(),
  limit: z.number(),
  tier: tierSchema,
});

export const saveAllowanceSchema = z.extend(allowanceSchema, {
  /** After Premium has ended, one text of up to this length can still be saved. */
  longSaveLimit: z.optional(z.number()),
});
export type SaveAllowance = z.infer<typeof saveAllowanceSchema>;

/** The remaining HD speech. `remaining` and `remainingCharacters` are equal, and either may be missing. */
export const speechAllowanceSchema = z.object({
  allowed: z.boolean(),
  remaining: z.optional(z.number()),
  remainingCharacters: z.optional(z.number()),
  limit: z.number(),
  tier: tierSchema,
  features: z.object({ premium: z.boolean(), highQualityVoices: z.boolean() }),
});
export type SpeechAllowance = z.infer<typeof speechAllowanceSchema>;

export const trialSchema = z.object({
  remaining: z.number(),
  limit: z.number(),
  hasUsedTrial: z.boolean(),
});

/** A subscription; `tier` and `subscriptionTier` are the same, and either may be missing. */
export const subscriptionSchema = z.object({
  status: z.string(),
  tier: z.optional(tierSchema),
  subscriptionTier: z.optional(tierSchema),
  subscriptionPeriodEnd: z.nullable(z.string()),
  cancelAtPeriodEnd: z.optional(z.boolean()),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const planSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.object({
    id: z.string(),
    currency: z.string(),
    unit_amount: z.number(),
    recurring: z.object({ interval: z.string() }),
  }),
  features: z.array(z.string()),
  metadata: z.object({ tier: tierSchema }),
});
export type Plan = z.infer<typeof planSchema>;
