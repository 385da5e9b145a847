import { limits, type Tier } from './limits.ts';

/** What is counted per person and period. */
export type UsageKind = 'translation' | 'speech';

/** The UTC day of a moment: free limits reset at midnight UTC. */
function dayKey(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** What the tier rests on: nothing for free users, the billing period for premium ones. */
export interface Standing {
  tier: Tier;
  /** The end of the paid period in epoch milliseconds. */
  periodEnd?: number | undefined;
}

/**
 * The key under which use is counted. Free use is counted by the day, premium use by the billing period,
 * so that moving between tiers neither carries use over nor gives any away twice.
 */
export function periodKey(standing: Standing, now: number): string {
  if (standing.tier === 'free') return `free:${dayKey(now)}`;
  return standing.periodEnd === undefined
    ? `premium:${dayKey(now).slice(0, 7)}`
    : `premium:${standing.periodEnd}`;
}

const dayMs = 24 * 60 * 60 * 1_000;
/** No month is longer. */
const longestPeriodMs = 31 * dayMs;

/** Of each tier the oldest key that is kept: counts live for the current and the previous period, as people are told. */
export function oldestKeptPeriods(now: number): Record<Tier, string> {
  return { free: `free:${dayKey(now - dayMs)}`, premium: `premium:${now - longestPeriodMs}` };
}

/** How much of a kind the tier allows in one period. */
export function usageLimit(kind: UsageKind, tier: Tier): number {
  return kind === 'translation' ? limits[tier].translations : limits[tier].speechCharacters;
}

/** What one use costs: free translations are counted by the piece, everything else by the character. */
export function usageCost(kind: UsageKind, tier: Tier, text: string): number {
  return kind === 'translation' && tier === 'free' ? 1 : text.length;
}

/** An allowance as the API answers it. */
export interface Allowance {
  allowed: boolean;
  remaining: number;
  limit: number;
  tier: Tier;
}

/** What is left of a limit; never below zero. */
export function allowance(tier: Tier, limit: number, used: number): Allowance {
  const remaining = Math.max(0, limit - used);
  return { allowed: remaining > 0, remaining, limit, tier };
}
