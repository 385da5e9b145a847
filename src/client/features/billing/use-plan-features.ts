import { useSyncExternalStore } from 'react';
import { maxEntries } from '../../../shared/dictionary/entry.ts';
import { limits, type Tier } from '../../../shared/limits.ts';
import { liveLimits } from '../../../shared/live-limits.ts';
import { page } from '../../platform/page.ts';
import { planExtras, planMinutes } from './strings.ts';

const { free, premium } = liveLimits;
const extras: Record<Tier, readonly string[]> = {
  free: [
    planExtras.tidy,
    planExtras.words(maxEntries.free),
    planExtras.library,
    planExtras.live(free.viewers, free.secondsADay / 60),
  ],
  premium: [
    planExtras.whileSpeaking,
    planExtras.conversation,
    planExtras.livePremium(premium.viewers, premium.languages),
    planExtras.tidyPremium,
    planExtras.words(maxEntries.premium),
    planExtras.library,
  ],
};

const never = () => () => {};

/** The features of a plan, with the minutes of recordings that can be imported if the server transcribes them. */
export function usePlanFeatures(tier: Tier, features: readonly string[]): readonly string[] {
  // Most servers do, so the prerendered page has the line and nothing moves.
  const recognises = useSyncExternalStore(
    never,
    () => page().recognition,
    () => true,
  );
  const all = [...features, ...extras[tier]];
  if (!recognises) return all;
  const minutes = planMinutes[tier](Math.floor(limits[tier].recognitionSeconds / 60));
  // The first three are amounts too.
  return [...all.slice(0, 3), minutes, ...all.slice(3)];
}
