import type { Tier } from './limits.ts';

const messages: Record<Tier, string> = {
  free: "You've reached your free save limit. Upgrade to premium for more storage.",
  premium: "You've reached your premium save limit. Please contact support if you need more storage.",
};

/** Shown when every save slot is taken. */
export function saveLimitMessage(tier: Tier): string {
  return messages[tier];
}
