import type { LanguageCode } from './languages.ts';

/** The longest sentence that a room accepts, its longest translation, and the most of each in one request. */
export const liveLine = {
  characters: 2_000,
  translatedCharacters: 6_000,
  perRequest: 50,
  pageLanguages: 5,
} as const;

/** A room ends this long after the speaker was last there. */
export const liveRoomExpiryMs = 15 * 60 * 1_000;

/** Viewers are told that the speaker is disconnected after this long. */
export const speakerAwayMs = 30_000;

/** The speaker is warned when this many minutes are left for the day: the last that applies. */
export function minutesToWarn(secondsLeft: number | null): 5 | 1 | undefined {
  if (secondsLeft === null || secondsLeft > 5 * 60) return undefined;
  return secondsLeft > 60 ? 5 : 1;
}

/** How fast people speak, for the estimate before going live. */
export const charactersAMinute = 900;

/** Crockford's alphabet has no letters that look like digits. Twelve symbols of 5 bits are 60 bits. */
export const codeAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const codeLength = 12;

/** Codes are written in groups of four, because people read them aloud and type them. */
export function formatLiveCode(symbols: string): string {
  return symbols.match(/.{1,4}/g)?.join('-') ?? '';
}

/** Accepts capitals, missing hyphens and the letters that look like digits; undefined if it can't be a code. */
export function parseLiveCode(given: string): string | undefined {
  const symbols = given.toLowerCase().replace(/[-\s]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  const isCode =
    symbols.length === codeLength && [...symbols].every((symbol) => codeAlphabet.includes(symbol));
  return isCode ? formatLiveCode(symbols) : undefined;
}

/** How many of a room's places the viewers of one network can keep from everyone else. */
const networkShare = 0.5;

/** The places that count for somebody on a network, because nobody may keep the others out of a room. */
export function placesTaken(given: {
  network: string;
  /** The networks of the viewers who are there. */
  viewers: Iterable<string>;
  /** Viewers whose network isn't known. */
  others: number;
  limit: number;
}): number {
  const counts = new Map<string, number>();
  for (const network of given.viewers) counts.set(network, (counts.get(network) ?? 0) + 1);
  const most = Math.ceil(given.limit * networkShare);
  let taken = given.others;
  for (const [network, count] of counts) taken += network === given.network ? count : Math.min(count, most);
  return taken;
}

/** What viewers are told about the speaker. */
export type LiveStatus = 'live' | 'paused' | 'away' | 'ended' | 'replaced';

export function liveStatus(room: { paused: boolean; seenAt: number }, now: number): LiveStatus {
  if (room.paused) return 'paused';
  return now - room.seenAt > speakerAwayMs ? 'away' : 'live';
}

/** Why somebody reads the original instead of the language they asked for. */
export type OriginalReason = 'plan' | 'languages-full' | 'characters-used' | 'not-offered';

export type Reading = { target: LanguageCode } | { target: undefined; reason?: OriginalReason };

/** The language a viewer gets: the one they asked for, unless the plan or the number of languages rules it out. */
export function chooseReading(given: {
  wanted: LanguageCode | undefined;
  spoken: LanguageCode;
  /** The languages that others are reading translations in. */
  inUse: ReadonlySet<LanguageCode>;
  limit: number;
  /** What can be translated into; undefined if that is every language. */
  possible?: readonly LanguageCode[] | undefined;
}): Reading {
  const { wanted, spoken, inUse, limit, possible } = given;
  if (wanted === undefined || wanted === spoken) return { target: undefined };
  if (limit === 0) return { target: undefined, reason: 'plan' };
  if (possible && !possible.includes(wanted)) return { target: undefined, reason: 'not-offered' };
  if (inUse.has(wanted) || inUse.size < limit) return { target: wanted };
  return { target: undefined, reason: 'languages-full' };
}
