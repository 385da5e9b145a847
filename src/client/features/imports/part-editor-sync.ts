import type { ImportJob } from './import-job.ts';
import { addPhrase, type ImportPart, type ImportPhrase, type PartRules } from './import-parts.ts';
import type { PartEditor } from './importer-deps.ts';

type Shown = Pick<ImportJob, 'parts' | 'shown'>;

export interface PartEditorSync {
  /** Adds a phrase. In the shown part it is written through the editor, where it can be edited and undone. */
  write(job: Shown, phrase: ImportPhrase, rules: PartRules): ImportPart[];
  /** Returns the parts with the edits to the shown one; null if there are none. */
  takeEdits(job: Shown): ImportPart[] | null;
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
    write(job, phrase, rules) {
      const parts = takeEdits(job) ?? job.parts;
      const next = addPhrase(parts, phrase, rules);
      const isLive = job.shown === parts.length - 1 && next.length === parts.length;
      if (!isLive) return next;
      editor.hear(phrase, rules.language);
      return takeEdits({ ...job, parts }) ?? parts;
    },
  };
}
