import type { Timing } from '../../../shared/timings.ts';
import type { Phrase } from '../../platform/recognition/recognition.ts';
import type { LocalKey, Store } from '../../platform/storage.ts';
import type { CharacterSpan } from './spans.ts';
import { isPlaceIn, type SpeechPlace } from './speech-places.ts';

export type TranscriptView = 'original' | 'translated';

/** Survives a reload, a crash and a redirect. */
export interface Draft {
  /** The account that wrote it last, or null if nobody was signed in. */
  owner: string | null;
  text: string;
  /** The characters that its pinyin was recognised from. */
  characters: readonly CharacterSpan[];
  /** When its phrases were spoken. */
  timings: readonly Timing[];
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
  /** Its format is defined by the translation feature. */
  translation: unknown;
}

export interface DraftKeeper {
  read(): Draft;
  update(patch: Partial<Draft>): void;
  /** Assigns later changes to this user. A visitor's changes don't change the owner. */
  setOwner(userId: string | undefined): void;
  /** Deletes the stored draft, except for words that didn't fit. The screen keeps its text. */
  forget(): void;
}

const emptyDraft: Draft = {
  owner: null,
  text: '',
  characters: [],
  timings: [],
  pending: '',
  places: [],
  written: [],
  overflow: [],
  view: 'original',
  translation: null,
};

export function createDraftKeeper(store: Store<LocalKey>): DraftKeeper {
  let current: Draft | undefined;
  let writer: string | undefined;
  const read = (): Draft => {
    current ??= parseDraft(store.readJson('draft'));
    return current;
  };
  return {
    read,
    update(patch) {
      const before = read();
      current = { ...before, ...patch, owner: writer ?? before.owner };
      store.writeJson('draft', current);
    },
    setOwner(userId) {
      writer = userId;
    },
    forget() {
      const { owner, overflow } = read();
      current = { ...emptyDraft, owner, overflow };
      if (overflow.length > 0) store.writeJson('draft', current);
      else store.remove('draft');
    },
  };
}

export function parseDraft(value: unknown): Draft {
  if (typeof value !== 'object' || value === null) return emptyDraft;
  const {
    owner,
    text: stored,
    characters,
    timings,
    pending,
    places,
    written,
    overflow,
    view,
    translation,
  } = value as Record<string, unknown>;
  const text = typeof stored === 'string' ? stored : '';
  return {
    owner: typeof owner === 'string' ? owner : null,
    text,
    characters: Array.isArray(characters) ? characters.filter((span) => isSpanOf(text, span)) : [],
    timings: Array.isArray(timings) ? timings.filter(isTiming) : [],
    pending: typeof pending === 'string' ? pending : '',
    places: Array.isArray(places) ? places.filter((place) => isPlaceIn(text, place)) : [],
    written: Array.isArray(written) ? written.filter((id) => typeof id === 'string') : [],
    overflow: Array.isArray(overflow) ? overflow.filter((phrase) => typeof phrase?.words === 'string') : [],
    view: view === 'translated' ? 'translated' : 'original',
    translation: translation ?? null,
  };
}

const isTiming = (value: Partial<Timing> | null): value is Timing => Number(value?.to) >= Number(value?.from);

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
