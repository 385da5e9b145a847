import {
  type DocumentSource,
  documentSources,
  firstChapter,
  type SavedAs,
} from '../../shared/document/document.ts';
import type { TextPart } from '../../shared/document/segments.ts';
import { parseTranslation, type TranslationResult } from '../../shared/document/stored-translation.ts';
import { isLanguageCode, type LanguageCode } from '../../shared/languages.ts';
import type { Phrase } from '../platform/recognition/recognition.ts';
import type { LocalKey, Store } from '../platform/storage.ts';
import type { CharacterSpan } from './spans.ts';
import { isPlaceIn, type SpeechPlace } from './speech-places.ts';

export type TranscriptView = 'original' | 'translated';

/** Which document a text belongs to. */
export interface DraftIdentity {
  /** Null for a text that isn't kept anywhere else. */
  id: string | null;
  /** The name that somebody gave it, or of the file that it came from. */
  title: string | null;
  source: DocumentSource;
  /** Null if it's the language that is set. */
  language: LanguageCode | null;
  chapter: number;
  /** Null if it hasn't been saved. */
  savedAs: SavedAs | null;
}

/** One open text. Survives a reload, a crash and a redirect. */
export interface Draft extends DraftIdentity {
  /** The account that wrote it last, or null if nobody was signed in. */
  owner: string | null;
  text: string;
  /** The characters that its pinyin was recognised from. */
  characters: readonly CharacterSpan[];
  /** When its phrases were spoken, and by whom. */
  parts: readonly TextPart[];
  /** The interim words. */
  pending: string;
  /** Segments of speech that are still to be transcribed, in the order they were spoken. */
  places: readonly SpeechPlace[];
  /**
   * The last segments that were transcribed. They are stored together with their text, so that no word is written
   * twice.
   */
  written: readonly string[];
  /** The spoken words that didn't fit. */
  overflow: readonly Phrase[];
  view: TranscriptView;
  translation: TranslationResult | null;
  /** When this text was saved; null if it has been changed since, or if that isn't known. */
  savedAt: number | null;
}

export interface DraftKeeper {
  read(): Draft;
  update(patch: Partial<Draft>): void;
  /** Assigns later changes to this user. A visitor's changes don't change the owner. */
  setOwner(userId: string | undefined): void;
  /** Says which document the text belongs to; stored with the next change. */
  identify(identity: Partial<DraftIdentity>): void;
  /** Replaces the draft by another text. */
  replace(draft: Draft): void;
  /** Deletes the stored draft, except for words that didn't fit. The screen keeps its text. */
  forget(): void;
}

export const emptyDraft: Draft = {
  id: null,
  title: null,
  source: 'typed',
  language: null,
  chapter: firstChapter,
  savedAs: null,
  owner: null,
  text: '',
  characters: [],
  parts: [],
  pending: '',
  places: [],
  written: [],
  overflow: [],
  view: 'original',
  translation: null,
  savedAt: null,
};

/** Whether both have the same words, spoken by the same people. */
const hasSameText = (one: Draft, other: Draft): boolean =>
  JSON.stringify([one.text, one.parts]) === JSON.stringify([other.text, other.parts]);

/** `onNotKept` is called when a draft couldn't be stored. */
export function createDraftKeeper(store: Store<LocalKey>, onNotKept = () => {}): DraftKeeper {
  let current: Draft | undefined;
  let writer: string | undefined;
  const read = (): Draft => {
    current ??= parseDraft(store.readJson('draft'));
    return current;
  };
  const keep = () => {
    if (!store.writeJson('draft', current)) onNotKept();
  };
  return {
    read,
    update(patch) {
      const before = read();
      current = { ...before, ...patch, owner: writer ?? before.owner };
      if (patch.text === '') current.translation = null;
      if (before.savedAt !== null && !hasSameText(before, current)) current.savedAt = null;
      keep();
    },
    identify(identity) {
      const { id, title, source, language, chapter, savedAs } = { ...read(), ...identity };
      current = { ...read(), id, title, source, language, chapter, savedAs };
    },
    replace(draft) {
      current = { ...draft, owner: writer ?? draft.owner };
      if (isEmptyDraft(current)) store.remove('draft');
      else keep();
    },
    setOwner(userId) {
      writer = userId;
    },
    forget() {
      const { owner, overflow, id, title, source, language, chapter, savedAs } = read();
      current = { ...emptyDraft, owner, overflow, id, title, source, language, chapter, savedAs };
      if (overflow.length > 0) keep();
      else store.remove('draft');
    },
  };
}

/** Whether there are no words in it. */
export const isEmptyDraft = ({
  text,
  pending,
  overflow,
}: Pick<Draft, 'text' | 'pending' | 'overflow'>): boolean =>
  text === '' && pending === '' && overflow.length === 0;

export function parseDraft(value: unknown): Draft {
  if (typeof value !== 'object' || value === null) return emptyDraft;
  const {
    owner,
    text: stored,
    characters,
    parts,
    timings,
    pending,
    places,
    written,
    overflow,
    view,
    translation,
    id,
    title,
    source,
    language,
    chapter,
    savedAs,
    savedAt,
  } = value as Partial<Record<keyof Draft | 'timings', unknown>>;
  const text = typeof stored === 'string' ? stored : '';
  return {
    owner: typeof owner === 'string' ? owner : null,
    text,
    characters: Array.isArray(characters) ? characters.filter((span) => isSpanOf(text, span)) : [],
    parts: parseParts(parts ?? timings),
    pending: typeof pending === 'string' ? pending : '',
    places: Array.isArray(places) ? places.filter((place) => isPlaceIn(text, place)) : [],
    written: Array.isArray(written) ? written.filter((id) => typeof id === 'string') : [],
    overflow: Array.isArray(overflow) ? overflow.filter((phrase) => typeof phrase?.words === 'string') : [],
    view: view === 'translated' ? 'translated' : 'original',
    translation: parseTranslation(translation),
    id: typeof id === 'string' ? id : null,
    title: typeof title === 'string' ? title : null,
    source: documentSources.find((each) => each === source) ?? 'dictated',
    language: isLanguageCode(language) ? language : null,
    chapter: typeof chapter === 'number' ? chapter : firstChapter,
    savedAs: isSavedAs(savedAs) ? savedAs : null,
    savedAt: typeof savedAt === 'number' ? savedAt : null,
  };
}

export function isSavedAs(value: unknown): value is SavedAs {
  const { id, revision } = (value ?? {}) as Partial<Record<keyof SavedAs, unknown>>;
  return typeof id === 'string' && typeof revision === 'number';
}

/** Earlier versions stored only times. */
function parseParts(value: unknown): readonly TextPart[] {
  return Array.isArray(value) ? value.filter(isPart) : [];
}

function isPart(value: Partial<Record<keyof TextPart, unknown>> | null): value is TextPart {
  if (typeof value?.start !== 'number' || typeof value.end !== 'number') return false;
  const { from, to, speaker, words } = value;
  if (words !== undefined && !Array.isArray(words)) return false;
  if (from === undefined && to === undefined) return typeof speaker === 'string';
  return Number(to) >= Number(from) && (speaker === undefined || typeof speaker === 'string');
}

function isSpanOf(text: string, value: unknown): value is CharacterSpan {
  if (typeof value !== 'object' || value === null) return false;
  const { start, end, characters } = value as Record<string, unknown>;
  return (
    typeof start === 'number' &&
    typeof end === 'number' &&
    typeof characters === 'string' &&
    0 <= start &&
    start < end &&
    end <= text.length
  );
}
