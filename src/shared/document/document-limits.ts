import { languageCodes } from '../languages.ts';
import { maxTimings } from '../saved-timings.ts';

/** How much a saved document may hold besides its text, whose length depends on the plan. */
export const documentLimits = {
  title: 200,
  tags: 20,
  tag: 50,
  /** What people can search their documents for. */
  search: 200,
  /** Text without a time may stand between any two timed segments. */
  segments: 2 * maxTimings + 1,
  /** Words with a time, in all segments. */
  words: 10_000,
  speaker: 100,
  /** One in each language. */
  translations: languageCodes.length,
  translation: 800_000,
  /** The whole request: the longest text, its segments, its words and a translation, with three bytes for each character. */
  bytes: 3 * 1024 * 1024,
} as const;

/** Translations are rarely more than twice as long as the original. */
export const translationCap = (textCap: number): number => 4 * textCap;
