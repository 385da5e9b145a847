import type { PlanLimits, Tier } from './limits.ts';

/** The kinds of usage that are counted per user and period. */
export type UsageKind = 'translation' | 'speech' | 'recognition';

/** Free limits reset at midnight UTC. */
function dayKey(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The tier, and for premium users their billing period. */
export interface PlanStatus {
  tier: Tier;
  /** The end of the paid period in epoch milliseconds. */
  periodEnd?: number | undefined;
}

/**
 * The key under which usage is counted: by day for free users, by billing period for premium users. This way,
 * changing tiers neither carries usage over nor grants an allowance twice.
 */
export function periodKey(planStatus: PlanStatus, now: number): string {
  if (planStatus.tier === 'free') return `free:${dayKey(now)}`;
  return planStatus.periodEnd === undefined
    ? `premium:${dayKey(now).slice(0, 7)}`
    : `premium:${planStatus.periodEnd}`;
}

/** The key under which one day's usage is counted for the chart on the account page. */
export function dayPeriod(now: number): string {
  return `day:${dayKey(now)}`;
}

/** How many days the chart shows, today included. */
export const chartDays = 30;

const dayMs = 24 * 60 * 60 * 1_000;
/** The length of the longest month. */
const longestPeriodMs = 31 * dayMs;

/**
 * The oldest key to keep for each kind of period. The privacy pledge promises to keep only the current and
 * the previous period, and the days shown in the chart.
 */
export function oldestKeptPeriods(now: number): Record<Tier | 'day', string> {
  return {
    free: `free:${dayKey(now - dayMs)}`,
    premium: `premium:${now - longestPeriodMs}`,
    day: dayPeriod(now - (chartDays - 1) * dayMs),
  };
}

export function usageLimit(kind: UsageKind, tier: Tier, plans: PlanLimits): number {
  const { translations, speechCharacters, recognitionSeconds } = plans[tier];
  return { translation: translations, speech: speechCharacters, recognition: recognitionSeconds }[kind];
}

/** Free translations are counted one by one, other texts by character. */
export function usageCost(kind: Exclude<UsageKind, 'recognition'>, tier: Tier, text: string): number {
  return kind === 'translation' && tier === 'free' ? 1 : text.length;
}

/**
 * Speech is counted in whole seconds. A long recording is sent as hundreds of segments, so rounding up would charge for
 * more than its length.
 */
export function recognitionCost(seconds: number): number {
  return Math.max(1, Math.round(seconds));
}

export interface Allowance {
  allowed: boolean;
  remaining: number;
  limit: number;
  tier: Tier;
}

/** The allowance that is left; never negative. */
export function allowance(tier: Tier, limit: number, used: number): Allowance {
  const remaining = Math.max(0, limit - used);
  return { allowed: remaining > 0, remaining, limit, tier };
}
