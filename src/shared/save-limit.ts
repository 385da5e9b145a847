import { formatCount } from './format-count.ts';
import type { Tier } from './limits.ts';

export interface SaveMessages {
  full(tier: Tier): string;
  tooLong(tier: Tier, excess: number): string;
}

const messages: Record<Tier, string> = {
  free: "You've reached your free save limit. Upgrade to premium for more storage.",
  premium: "You've reached your premium save limit. Please contact support if you need more storage.",
};

const planNames: Record<Tier, string> = { free: 'Free', premium: 'Premium' };

export function tooLongToSave(tier: Tier, excess: number): string {
  const unit = excess === 1 ? 'character' : 'characters';
  return `Too long for the ${planNames[tier]} plan: remove ${formatCount(excess)} ${unit}`;
}

/** Shown when every save slot is taken. */
export function saveLimitMessage(tier: Tier): string {
  return messages[tier];
}
