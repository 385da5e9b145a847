import type { LocalKey, Store } from '../../platform/storage.ts';

import type { CharacterSpan } from './spans.ts';

export type TranscriptView = 'original' | 'translated';

/** Survives a reload, a crash and a redirect. */
interface Draft {
  text: string;
  /** The characters that its pinyin was recognised from. */
  characters: readonly CharacterSpan[];
  /** The interim words. */
  pending: string;
  view: TranscriptView;
  /** In the format of the translation feature. */
  translation: unknown;
}

export interface DraftKeeper {
  read(): Draft;
  update(patch: Partial<Draft>): void;
  /** Nothing is restored any more; the screen keeps its text. */
  forget(): void;
}

const emptyDraft: Draft = { text: '', characters: [], pending: '', view: 'original', translation: null };

export function createDraftKeeper(store: Store<LocalKey>): DraftKeeper {
  let current: Draft | undefined;
  const read = (): Draft => {
    current ??= parse(store.readJson('draft'));
    return current;
  };
  return {
    read,
    update(patch) {
      current = { ...read(), ...patch };
      store.writeJson('draft', current);
    },
    forget() {
      current = emptyDraft;
      store.remove('draft');
    },
  };
}

function parse(value: unknown): Draft {
  if (typeof value !== 'object' || value === null) return emptyDraft;
  const { text: stored, characters, pending, view, translation } = value as Record<string, unknown>;
  const text = typeof stored === 'string' ? stored : '';
  return {
    text,
    characters: Array.isArray(characters) ? characters.filter((span) => isSpanOf(text, span)) : [],
    pending: typeof pending === 'string' ? pending : '',
    view: view === 'translated' ? 'translated' : 'original',
    translation: translation ?? null,
  };
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
