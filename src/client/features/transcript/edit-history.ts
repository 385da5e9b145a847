/** One change of a text: at a place, something was replaced by something else. */
export interface Edit {
  at: number;
  removed: string;
  inserted: string;
  /** Where it came from; only typing is taken together. */
  source: 'typed' | 'spoken' | 'pasted' | 'other';
  time: number;
}

/** A text with its past. Native undo forgets everything when a script writes into a field, so the past is kept here. */
export interface TextHistory {
  text: string;
  done: readonly Edit[];
  undone: readonly Edit[];
}

/** Keys struck within this time of each other are undone together. */
const typingBurstMs = 1_000;

/** Nobody undoes further than this. */
const maxEdits = 500;

export const startHistory = (text: string): TextHistory => ({ text, done: [], undone: [] });

export const replaceRange = (text: string, at: number, removed: number, inserted: string): string =>
  text.slice(0, at) + inserted + text.slice(at + removed);

export function applyEdit(history: TextHistory, edit: Edit): TextHistory {
  const text = replaceRange(history.text, edit.at, edit.removed.length, edit.inserted);
  const last = history.done.at(-1);
  const done =
    last && continuesTyping(last, edit)
      ? [...history.done.slice(0, -1), { ...last, inserted: last.inserted + edit.inserted, time: edit.time }]
      : [...history.done.slice(-(maxEdits - 1)), edit];
  return { text, done, undone: [] };
}

function continuesTyping(last: Edit, edit: Edit): boolean {
  return (
    last.source === 'typed' &&
    edit.source === 'typed' &&
    edit.removed === '' &&
    edit.at === last.at + last.inserted.length &&
    edit.time - last.time < typingBurstMs
  );
}

/** The text as it was before the last edit, and where the caret belongs; nothing when there is no past. */
export function undoEdit(history: TextHistory): { history: TextHistory; caret: number } | undefined {
  const edit = history.done.at(-1);
  if (!edit) return undefined;
  const text = replaceRange(history.text, edit.at, edit.inserted.length, edit.removed);
  return {
    history: { text, done: history.done.slice(0, -1), undone: [...history.undone, edit] },
    caret: edit.at + edit.removed.length,
  };
}

export function redoEdit(history: TextHistory): { history: TextHistory; caret: number } | undefined {
  const edit = history.undone.at(-1);
  if (!edit) return undefined;
  const text = replaceRange(history.text, edit.at, edit.removed.length, edit.inserted);
  return {
    history: { text, done: [...history.done, edit], undone: history.undone.slice(0, -1) },
    caret: edit.at + edit.inserted.length,
  };
}

/** What changed between two texts, as one replacement. */
export function difference(before: string, after: string): Pick<Edit, 'at' | 'removed' | 'inserted'> {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at += 1;
  let tail = 0;
  while (tail < shorter - at && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1;
  return {
    at,
    removed: before.slice(at, before.length - tail),
    inserted: after.slice(at, after.length - tail),
  };
}
