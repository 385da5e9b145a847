import type { ImportJob } from './import-job.ts';
import {
  addPhrase,
  fitPhrase,
  type ImportPart,
  type ImportPhrase,
  type PartRules,
  type PartTranslation,
} from './import-parts.ts';
import type { PartEditor } from './importer-deps.ts';
import { insertWords, type LatePlace, latePlace, wordsBetween } from './late-phrase.ts';

type Shown = Pick<ImportJob, 'shown' | 'parts'>;
type Translated = Shown & Pick<ImportJob, 'language'>;

export interface PartEditorSync {
  /**
   * Adds a phrase, at the end or before later speech if it had to be retried. In the shown part it is written through
   * the editor, where it can be edited and undone.
   */
  write(job: Shown & Pick<ImportJob, 'cutMs'>, phrase: ImportPhrase, rules: PartRules): Shown;
  /** Returns the parts with the edits to the shown one; null if there are none. */
  takeEdits(job: Shown): ImportPart[] | null;
  /** Returns the parts with the translation of the shown one; null if they already have it or there is none. */
  takeTranslation(job: Translated): ImportPart[] | null;
}

/** Keeps the parts in sync with the editor, which shows one of them. */
export function createPartEditorSync(editor: PartEditor): PartEditorSync {
  function takeEdits({ parts, shown }: Shown): ImportPart[] | null {
    const part = shown === null ? undefined : parts[shown];
    if (!part) return null;
    const { text, timings } = editor.read();
    if (text === part.text) return null;
    return parts.map((each, index) => (index === shown ? { text, timings, saved: false } : each));
  }

  return {
    takeEdits,
    takeTranslation({ parts, shown, language }) {
      const part = shown === null ? undefined : parts[shown];
      const translation = part && editor.translationOf(part.text, language);
      if (!translation || isSame(part.translation, translation)) return null;
      return parts.map((each, index) => (index === shown ? { ...each, translation } : each));
    },
    write(job, phrase, rules) {
      const { shown } = job;
      const parts = takeEdits(job) ?? job.parts;
      const place = phrase.time.to <= job.cutMs ? latePlace(parts, phrase) : null;
      if (place) return writeLate({ parts, shown }, place, phrase, rules);
      const written = fitPhrase(parts, phrase, rules).reduce<readonly ImportPart[]>(
        (before, piece) => writePiece({ shown, parts: before }, piece, rules),
        parts,
      );
      return { parts: written, shown };
    },
  };

  function writeLate(job: Shown, { part, at }: LatePlace, phrase: ImportPhrase, rules: PartRules): Shown {
    const { parts, shown } = job;
    const found = parts[part];
    if (!found) return job;
    const words = wordsBetween(found.text, at, phrase, rules);
    const pieces = insertWords(found, at, words, phrase.time, rules);
    const [first] = pieces;
    if (shown === part && first) {
      if (pieces.length === 1) editor.insert(at, words, phrase.time);
      else editor.show(first);
    }
    return {
      parts: [...parts.slice(0, part), ...pieces, ...parts.slice(part + 1)],
      shown: shown !== null && shown > part ? shown + pieces.length - 1 : shown,
    };
  }

  function writePiece(job: Shown, piece: ImportPhrase, rules: PartRules): ImportPart[] {
    const next = addPhrase(job.parts, piece, rules);
    const isLive = job.shown === job.parts.length - 1 && next.length === job.parts.length;
    if (!isLive) return next;
    editor.hear(piece, rules.language);
    return takeEdits(job) ?? [...job.parts];
  }
}

const isSame = (one: PartTranslation | undefined, other: PartTranslation): boolean =>
  one?.text === other.text && one.language === other.language;
