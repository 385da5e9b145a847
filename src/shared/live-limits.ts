import type { Tier } from './limits.ts';
import { unlimited } from './unlimited.ts';

/** What a plan allows for live captions. */
export interface LiveLimits {
  viewers: number;
  /** How many languages can be translated into at the same time; 0 means only the original. */
  languages: number;
  secondsADay: number;
}

export type LivePlans = Readonly<Record<Tier, LiveLimits>>;

/** The limits of each tier in the hosted service. */
export const liveLimits = {
  free: { viewers: 10, languages: 0, secondsADay: 30 * 60 },
  premium: { viewers: 500, languages: 5, secondsADay: unlimited },
} as const satisfies LivePlans;

const noLimits: LiveLimits = { viewers: unlimited, languages: unlimited, secondsADay: unlimited };

/** The personal edition has no limits. */
export const personalLiveLimits: LivePlans = { free: noLimits, premium: noLimits };
