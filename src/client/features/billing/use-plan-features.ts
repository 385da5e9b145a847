import { useSyncExternalStore } from 'react';
import { limits, type Tier } from '../../../shared/limits.ts';
import { page } from '../../platform/page.ts';
import { planMinutes } from './plan-texts.ts';

const never = () => () => {};

/** The features of a plan, with the minutes of recordings that can be imported if the server transcribes them. */
export function usePlanFeatures(tier: Tier, features: readonly string[]): readonly string[] {
  // Most servers do, so the prerendered page has the line and nothing moves.
  const recognises = useSyncExternalStore(
    never,
    () => page().recognition,
    () => true,
  );
  if (!recognises) return features;
  const minutes = planMinutes[tier](Math.floor(limits[tier].recognitionSeconds / 60));
  // The first three are amounts too.
  return [...features.slice(0, 3), minutes, ...features.slice(3)];
}
