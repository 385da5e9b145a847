import { type Document, firstChapter } from '../../../shared/document/document.ts';
import type { Segment } from '../../../shared/document/segments.ts';
import { isLanguageCode, type LanguageCode } from '../../../shared/languages.ts';
import type { Phrase } from '../../platform/recognition/recognition.ts';

/** The two people: the one who holds the device, and the one on the other side. */
export type Side = 'near' | 'far';

export const otherSide = (side: Side): Side => (side === 'near' ? 'far' : 'near');

/** Mandarin is stored and read aloud as characters. For people who chose pinyin, it is added when a turn is shown. */
export const writtenLanguage = (language: LanguageCode): LanguageCode =>
  language === 'zh-CN-pinyin' ? 'zh-CN' : language;

/** A turn as the page shows it: a segment of the document, with what has become of it in this visit. */
export interface Turn {
  id: number;
  /** Who said it. */
  side: Side;
  source: LanguageCode;
  target: LanguageCode;
  text: string;
  translation: string | null;
  /** Whether the translation failed. It isn't retried until somebody asks. */
  failed: boolean;
  /** Whether it has been read aloud, or shouldn't be. */
  read: boolean;
}

export type SpokenPhrase = Pick<Phrase, 'key' | 'words' | 'pauseMs'>;

interface Speaking {
  side: Side;
  /** Whether the button is being held, so that letting go of it ends the turn. */
  held: boolean;
  phrases: readonly SpokenPhrase[];
  interim: string;
  /** Set if the other person has pressed their button to speak next. */
  next: { side: Side; held: boolean } | null;
}

export interface BothSides<T> {
  near: T;
  far: T;
}

export interface ConversationState {
  languages: BothSides<LanguageCode>;
  /** Each turn is a segment with its speaker and its translation. */
  document: Document;
  /** The turns whose translation failed. It isn't retried until somebody asks. */
  failed: readonly number[];
  /** The turns that are still to be read aloud. */
  unread: readonly number[];
  /** Set while a microphone is open, or is being opened or closed. */
  speaking: Speaking | null;
  /** The turn that is being translated, with the text that was sent. */
  translating: { id: number; text: string } | null;
  /** The turn that is being read aloud. */
  reading: number | null;
  online: boolean;
  /** Set when the allowance is used up, so that nothing can be translated until it renews. */
  limit: { renewsAt: string | undefined } | null;
  lastId: number;
}

/** A conversation is a document whose segments have speakers. */
export const conversationOf = (segments: readonly Segment[], language: LanguageCode): Document => ({
  id: 'conversation',
  title: null,
  language,
  source: 'conversation',
  chapters: [{ id: firstChapter, segments, saved: false }],
});

export const segmentsIn = ({ chapters }: Document): readonly Segment[] =>
  chapters.flatMap(({ segments }) => segments);

const shown = new WeakMap<ConversationState, readonly Turn[]>();

/** The turns of a conversation, in the order in which they were said. */
export function turnsOf(state: ConversationState): readonly Turn[] {
  const known = shown.get(state);
  if (known) return known;
  const turns = segmentsIn(state.document).flatMap((segment) => turnOf(segment, state));
  shown.set(state, turns);
  return turns;
}

function turnOf(
  { id = 0, text, speaker, language, translations = {} }: Segment,
  { failed, unread }: Pick<ConversationState, 'failed' | 'unread'>,
): Turn[] {
  const [[target, translation] = []] = Object.entries(translations);
  if (!isSide(speaker) || !language || !isLanguageCode(target)) return [];
  const status = { failed: failed.includes(id), read: !unread.includes(id) };
  return [{ id, side: speaker, source: language, target, text, translation: translation ?? null, ...status }];
}

export const isSide = (value: unknown): value is Side => value === 'near' || value === 'far';

export const segmentOf = ({
  id,
  side,
  source,
  target,
  text,
  translation,
}: Omit<Turn, 'failed' | 'read'>): Segment => ({
  ...{ id, text, speaker: side, language: source },
  translations: { [target]: translation },
});

export type TurnFailure =
  | { kind: 'offline' }
  | { kind: 'failed' }
  | { kind: 'signed-out' }
  | { kind: 'limit'; renewsAt: string | undefined };

export type ConversationEvent =
  | { type: 'pressed'; side: Side; held?: boolean; access: 'allowed' | 'sign-in' }
  | { type: 'released'; side: Side }
  | { type: 'phrase'; phrase: SpokenPhrase }
  | { type: 'interim'; words: string }
  | { type: 'microphone-closed' }
  | { type: 'corrected'; id: number; text: string }
  | { type: 'removed'; id: number }
  /** Undoes the removal of turns. */
  | { type: 'put-back'; segments: readonly Segment[] }
  | { type: 'translated'; id: number; text: string; translation: string }
  | { type: 'translation-failed'; id: number; text: string; failure: TurnFailure }
  | { type: 'retried' }
  | { type: 'online'; online: boolean }
  | { type: 'play-pressed'; id: number }
  | { type: 'stop-pressed' }
  | { type: 'reading-ended'; id: number }
  | { type: 'language-chosen'; side: Side; language: LanguageCode }
  | { type: 'swapped' }
  | { type: 'cleared' }
  | { type: 'restored'; segments: readonly Segment[] };

export type ConversationEffect =
  | { type: 'open-microphone'; side: Side }
  | { type: 'close-microphone' }
  | { type: 'translate'; turn: Turn; context: string[] }
  | { type: 'stop-translating' }
  /** `asked` is true if somebody pressed play. */
  | { type: 'read'; turn: Turn; asked: boolean }
  | { type: 'stop-reading' }
  | { type: 'ask-to-sign-in' };

export interface Transition {
  state: ConversationState;
  effects: ConversationEffect[];
}

export const stay = (state: ConversationState): Transition => ({ state, effects: [] });

export const initialConversation = (languages: BothSides<LanguageCode>): ConversationState => ({
  languages,
  document: conversationOf([], languages.near),
  failed: [],
  unread: [],
  speaking: null,
  translating: null,
  reading: null,
  online: true,
  limit: null,
  lastId: 0,
});
