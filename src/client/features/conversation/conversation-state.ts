import type { LanguageCode } from '../../../shared/languages.ts';
import type { Phrase } from '../../platform/recognition/recognition.ts';

/** The two people: the one who holds the device, and the one on the other side. */
export type Side = 'near' | 'far';

export const otherSide = (side: Side): Side => (side === 'near' ? 'far' : 'near');

/** Mandarin is stored and read aloud as characters. For people who chose pinyin, it is added when a turn is shown. */
export const writtenLanguage = (language: LanguageCode): LanguageCode =>
  language === 'zh-CN-pinyin' ? 'zh-CN' : language;

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
  turns: readonly Turn[];
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
  | { type: 'put-back'; turns: readonly Turn[] }
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
  | { type: 'restored'; turns: readonly Turn[] };

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
  turns: [],
  speaking: null,
  translating: null,
  reading: null,
  online: true,
  limit: null,
  lastId: 0,
});
