import type { Edit } from './edit.ts';

/** The place in the text for the words of a segment that has not been transcribed yet. */
export interface SpeechPlace {
  /** The segment's id. */
  id: string;
  at: number;
  /** When it was spoken, in milliseconds across all recordings of the text. */
  from?: number;
  to?: number;
}

/**
 * Moves the places that come after an edit. Text inserted exactly at a place goes after that place, because it was
 * spoken or typed later. Places from index `later` on are for speech that came later still, so they move past that
 * text.
 */
export function movePlaces(
  places: readonly SpeechPlace[],
  { at, removed, inserted }: Pick<Edit, 'at' | 'removed' | 'inserted'>,
  later = places.length,
): readonly SpeechPlace[] {
  const end = at + removed.length;
  return places.map((place, index) => {
    if (place.at < at || (place.at === at && index < later)) return place;
    const inside = place.at < end;
    return { ...place, at: inside ? at + inserted.length : place.at + inserted.length - removed.length };
  });
}

export const isPlaceIn = (text: string, value: unknown): value is SpeechPlace => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, at } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof at === 'number' && 0 <= at && at <= text.length;
};
