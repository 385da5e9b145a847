import type { LiveLine, LiveStateEvent } from '../../shared/calls/live-calls.ts';
import { type LanguageCode, languageCodes } from '../../shared/languages.ts';
import type { LiveLimits } from '../../shared/live-limits.ts';
import { chooseReading, liveStatus, type OriginalReason } from '../../shared/live-rules.ts';
import type { Room, ViewerCount } from './live-room.ts';
import type { ViewerConnection } from './viewer-events.ts';

export interface Viewer {
  connection: ViewerConnection;
  wanted: LanguageCode | undefined;
  /** Undefined for the original. */
  target: LanguageCode | undefined;
  reason: OriginalReason | undefined;
  address: string;
  /** Events that arrive while the earlier lines are still being read. */
  pending: Buffer[] | undefined;
  /** Events that are about to be written. */
  outbox: Buffer[];
}

/** The languages that each language can be translated into; null if that is every language. */
export type TranslationPairs = Readonly<Record<string, readonly LanguageCode[]>> | null;

/** A room that has viewers on this instance. */
export interface LocalRoom {
  room: Room;
  limits: LiveLimits;
  /** What the translation service can do now. */
  pairs: () => TranslationPairs;
  /** Everything up to this number has been sent. */
  seq: number;
  /** What the last state event was made from. */
  stateKey: string;
  viewers: Set<Viewer>;
  elsewhere: ViewerCount[];
  interim: Map<string, LiveLine>;
  queue: Promise<void>;
  countTimer: NodeJS.Timeout | undefined;
}

export function createLocalRoom(room: Room, limits: LiveLimits, pairs: () => TranslationPairs): LocalRoom {
  return {
    room,
    limits,
    pairs,
    seq: room.seq,
    stateKey: '',
    viewers: new Set(),
    elsewhere: [],
    interim: new Map(),
    queue: Promise.resolve(),
    countTimer: undefined,
  };
}

/** The languages that are translated for viewers on this instance. */
export function targetsIn(local: LocalRoom): Set<LanguageCode> {
  const targets = new Set<LanguageCode>();
  for (const { target } of local.viewers) if (target !== undefined) targets.add(target);
  return targets;
}

/** What the speaker's page or the translation service translates into; undefined if that is every language. */
function possibleTargets({ room, pairs }: LocalRoom): readonly LanguageCode[] | undefined {
  const ofService = pairs();
  return room.pageLanguages ?? (ofService ? (ofService[room.language] ?? []) : undefined);
}

/** The languages that are translated for somebody, here or on another instance. */
function inUse(local: LocalRoom): Set<LanguageCode> {
  const others = local.elsewhere.map(({ language }) => language);
  return new Set([...targetsIn(local), ...others.filter((language) => language !== local.room.language)]);
}

function offered(local: LocalRoom): LanguageCode[] {
  const { room, limits } = local;
  if (limits.languages === 0) return [room.language];
  const used = inUse(local);
  const isFull = used.size >= limits.languages;
  const possible = possibleTargets(local);
  const canBeRead = (code: LanguageCode) =>
    (!possible || possible.includes(code)) && (!isFull || used.has(code));
  return languageCodes.filter((code) => code === room.language || canBeRead(code));
}

export function stateFor(local: LocalRoom, viewer: Viewer, now: number): LiveStateEvent {
  const { room } = local;
  const isUsedUp = room.charactersUsed && viewer.target !== undefined;
  const reason = isUsedUp ? 'characters-used' : viewer.reason;
  return {
    status: liveStatus(room, now),
    language: room.language,
    reading: viewer.target ?? room.language,
    offered: offered(local),
    ...(reason ? { reason } : {}),
    ...(room.paused && room.timeUsed ? { pauseReason: 'time-used' as const } : {}),
  };
}

/** Changes whenever viewers need a new state event. */
export function stateKey(local: LocalRoom, now: number): string {
  const { language, charactersUsed, timeUsed } = local.room;
  return JSON.stringify([liveStatus(local.room, now), language, charactersUsed, timeUsed, offered(local)]);
}

export function assignLanguage(local: LocalRoom, viewer: Viewer): void {
  const used = inUse(local);
  if (viewer.target !== undefined) used.add(viewer.target);
  const reading = chooseReading({
    wanted: viewer.wanted,
    spoken: local.room.language,
    inUse: used,
    limit: local.limits.languages,
    possible: possibleTargets(local),
  });
  viewer.target = reading.target;
  viewer.reason = 'reason' in reading ? reading.reason : undefined;
}

export function countsIn(local: LocalRoom): ViewerCount[] {
  const counts = new Map<LanguageCode, number>();
  for (const { target = local.room.language } of local.viewers)
    counts.set(target, (counts.get(target) ?? 0) + 1);
  return [...counts].map(([language, viewers]) => ({ language, viewers }));
}
