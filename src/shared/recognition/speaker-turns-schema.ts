import * as z from 'zod/mini';
import { knownSpeakerLimits } from './known-speaker-limits.ts';

/** What one person says without a break. Times are in milliseconds from the start of the recording. */
export const spokenTurnSchema = z.object({
  /** A letter, or the name of a known speaker; left out if the provider doesn't say who speaks. */
  speaker: z.optional(z.string()),
  text: z.string(),
  from: z.number(),
  to: z.number(),
});
export type SpokenTurn = z.infer<typeof spokenTurnSchema>;

/** Somebody whose voice is known, so that they get the same name in several recordings. */
export const knownSpeakersSchema = z
  .array(
    z.object({
      name: z
        .string()
        .check(z.minLength(1), z.maxLength(knownSpeakerLimits.name), z.regex(/^[^\p{Cc}\p{Cf}]*$/u)),
      /** A WAV file, in base64. */
      sample: z.string().check(z.maxLength(Math.ceil(knownSpeakerLimits.sampleBytes / 3) * 4), z.base64()),
    }),
  )
  .check(z.maxLength(knownSpeakerLimits.count));
export type KnownSpeaker = z.infer<typeof knownSpeakersSchema>[number];
