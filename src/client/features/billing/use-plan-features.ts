import { maxEntries } from '../../../shared/dictionary/entry.ts';
import { limits, type Tier } from '../../../shared/limits.ts';
import { liveLimits } from '../../../shared/live-limits.ts';
import { planFeatures } from '../../../shared/plans.ts';
import { page } from '../../platform/page.ts';
import { useBrowserValue } from '../../ui/use-browser-value.ts';
import { planExtras, planMinutes, planTexts } from './strings.ts';

const { free, premium } = liveLimits;
const extrasOf = (translates: boolean): Record<Tier, readonly string[]> => ({
  free: [
    planExtras.tidy,
    planExtras.words(maxEntries.free),
    planExtras.library,
    planExtras.live(free.viewers, free.secondsADay / 60),
  ],
  premium: [
    ...(translates
      ? [
          planExtras.whileSpeaking,
          planExtras.conversation,
          planExtras.livePremium(premium.viewers, premium.languages),
          planExtras.tidyPremium,
        ]
      : []),
    planExtras.words(maxEntries.premium),
    planExtras.library,
  ],
});

/** Which of our features need a service that can be turned off, by their place in the list. */
const needs: Record<Tier, Record<'translation' | 'speech', readonly number[]>> = {
  free: { translation: [2], speech: [3] },
  premium: { translation: [2], speech: [3, 4, 5] },
};

/**
 * The features of a plan that this server offers, with the minutes of recordings that it transcribes, and whether it offers
 * all of ours.
 */
export function usePlanFeatures(
  tier: Tier,
  features: readonly string[],
): { features: readonly string[]; offersAll: boolean } {
  // Most servers offer everything, so the prerendered page has all lines and nothing moves.
  const recognises = useBrowserValue(() => page().recognition, true);
  const translates = useBrowserValue(() => !page().off.includes('translation'), true);
  const speaks = useBrowserValue(() => !page().off.includes('speech'), true);
  const { translation, speech } = needs[tier];
  const isOffered = (feature: string, index: number): boolean => {
    // The list may be another one, from the payment provider.
    const isOurs = planTexts !== undefined || planFeatures[tier][index] === feature;
    const isOff = (!translates && translation.includes(index)) || (!speaks && speech.includes(index));
    return !(isOurs && isOff);
  };
  // The first three are amounts too.
  const minutes = recognises ? [planMinutes[tier](Math.floor(limits[tier].recognitionSeconds / 60))] : [];
  const amounts = features.slice(0, 3).filter(isOffered);
  const others = features.slice(3).filter((each, index) => isOffered(each, index + 3));
  return {
    features: [...amounts, ...minutes, ...others, ...extrasOf(translates)[tier]],
    offersAll: translates && speaks,
  };
}
