import type { Tier } from '../../../shared/limits.ts';
import { translated } from '../../interface/translated.ts';

export interface PlanText {
  name: string;
  description: string;
  features: readonly string[];
}

/** In English, the server's own texts are shown. */
export const planTexts = translated<Record<Tier, PlanText> | undefined>('plans', undefined);
