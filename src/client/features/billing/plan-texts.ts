import { formatCount } from '../../../shared/format-count.ts';
import type { Tier } from '../../../shared/limits.ts';
import { translated } from '../../interface/translated.ts';

export interface PlanText {
  name: string;
  description: string;
  features: readonly string[];
}

/** In English, the server's own texts are shown. */
export const planTexts = translated<Record<Tier, PlanText> | undefined>('plans', undefined);

/** Separate from the features, because not every server can transcribe recordings. */
export const planMinutes = translated('planMinutes', {
  free: (minutes: number) => `Imported recordings: ${formatCount(minutes)} minutes of speech per day`,
  premium: (minutes: number) => `Imported recordings: ${formatCount(minutes)} minutes of speech per month`,
});
