import type { LanguageCode } from '../../../shared/languages.ts';
import type { Tier } from '../../../shared/limits.ts';

/** A text to tidy, and what to do with the result. */
export interface TidyRequest {
  text: string;
  /** The positions where the speaker paused. */
  pauses: readonly number[];
  language: LanguageCode;
  userId: string | undefined;
  tier: Tier;
  onApply(text: string): void;
  onUpgrade(): void;
}
