import type { Segment } from '../../../shared/document/segments.ts';
import { isLanguageCode, type LanguageCode } from '../../../shared/languages.ts';
import type { LocalKey, Store } from '../../platform/storage.ts';
import { type BothSides, isSide, segmentOf, type Turn } from './conversation-state.ts';

/** The size of the text in a half: 0 is the usual size. */
export type TextSize = 0 | 1 | 2;

export interface ConversationDraft {
  /** The account that owns the conversation; null for a visitor. */
  owner: string | null;
  languages: BothSides<LanguageCode> | null;
  sizes: BothSides<TextSize>;
  /** Whether the far half is upside down, for two people at a table. */
  turned: boolean;
  /** Whether translations are read aloud as they arrive. */
  aloud: boolean;
  /** The turns, as segments of a document. */
  segments: readonly Segment[];
}

export const emptyDraft: ConversationDraft = {
  owner: null,
  languages: null,
  sizes: { near: 0, far: 0 },
  turned: true,
  aloud: true,
  segments: [],
};

type Unknown<T> = Partial<Record<keyof T, unknown>>;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parseSegment(value: unknown): Segment[] {
  if (!isObject(value)) return [];
  const { id, text, speaker, language, translations } = value as Unknown<Segment>;
  const [[target, translation] = []] = Object.entries(isObject(translations) ? translations : {});
  return parseTurn({ id, side: speaker, source: language, target, text, translation });
}

/** Earlier versions stored turns. */
function parseTurn(value: unknown): Segment[] {
  if (!isObject(value)) return [];
  const { id, side, source, target, text, translation } = value as Unknown<Turn>;
  if (typeof id !== 'number' || !isSide(side) || typeof text !== 'string' || text === '') return [];
  if (!isLanguageCode(source) || !isLanguageCode(target)) return [];
  const known = typeof translation === 'string' ? translation : null;
  return [segmentOf({ id, side, source, target, text, translation: known })];
}

const sizeOf = (value: unknown): TextSize => (value === 1 || value === 2 ? value : 0);

/** Keeps only valid values, because an older version may have stored the draft. */
function parseConversation(stored: unknown): ConversationDraft {
  if (!isObject(stored)) return emptyDraft;
  const { owner, languages, sizes, turned, aloud, segments, turns } = stored as Unknown<
    ConversationDraft & { turns: unknown }
  >;
  const { near, far } = (isObject(languages) ? languages : {}) as Unknown<BothSides<unknown>>;
  const chosen = (isObject(sizes) ? sizes : {}) as Unknown<BothSides<unknown>>;
  return {
    owner: typeof owner === 'string' ? owner : null,
    languages: isLanguageCode(near) && isLanguageCode(far) && near !== far ? { near, far } : null,
    sizes: { near: sizeOf(chosen.near), far: sizeOf(chosen.far) },
    turned: turned !== false,
    aloud: aloud !== false,
    segments: Array.isArray(segments)
      ? segments.flatMap(parseSegment)
      : Array.isArray(turns)
        ? turns.flatMap(parseTurn)
        : [],
  };
}

export const readConversation = (store: Store<LocalKey>): ConversationDraft =>
  parseConversation(store.readJson('conversation'));

/**
 * A visitor's conversation belongs to whoever signs in next. Another account's conversation is set aside until that
 * account signs in again. If a user keeps the conversation when signing out, anyone on this device can continue it, as
 * with a draft.
 */
export function openConversation(store: Store<LocalKey>, userId: string | undefined): ConversationDraft {
  const current = readConversation(store);
  const { owner, segments } = current;
  if (userId === undefined) return current;
  const isForeign = segments.length > 0 && owner !== null && owner !== userId;
  if (segments.length > 0 && !isForeign) return { ...current, owner: userId };
  const stored = store.readJson('asideConversations');
  const { [userId]: own, ...others } = (isObject(stored) ? stored : {}) as Record<string, unknown>;
  const opened = { ...current, owner: userId, segments: parseConversation(own).segments };
  const aside = isForeign ? { ...others, [owner]: current } : others;
  // Sets the old conversation aside first, so that nothing is lost if the storage is full.
  if (isForeign && !store.writeJson('asideConversations', { ...aside, [userId]: own })) return opened;
  if (store.writeJson('conversation', opened)) store.writeJson('asideConversations', aside);
  return opened;
}

/**
 * Never overwrites another account's conversation, which may still be here because storage was too full to set it
 * aside.
 */
export function writeConversation(store: Store<LocalKey>, draft: ConversationDraft): boolean {
  const { owner, segments } = readConversation(store);
  const isForeign = segments.length > 0 && owner !== null && owner !== draft.owner;
  return !isForeign && store.writeJson('conversation', draft);
}
