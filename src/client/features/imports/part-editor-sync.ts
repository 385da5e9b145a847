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

type Shown = Pick<ImportJob, 'shown'> & { parts: readonly ImportPart[] };
type Translated = Shown & Pick<ImportJob, 'language'>;

export interface PartEditorSync {
  /** Adds a phrase. In the shown part it is written through the editor, where it can be edited and undone. */
  write(job: Shown, phrase: ImportPhrase, rules: PartRules): readonly ImportPart[];
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
      const parts = takeEdits(job) ?? job.parts;
      return fitPhrase(parts, phrase, rules).reduce<readonly ImportPart[]>(
        (written, piece) => writePiece({ ...job, parts: written }, piece, rules),
        parts,
      );
    },
  };

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
