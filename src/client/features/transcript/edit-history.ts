import { type Edit, replaceRange } from './edit.ts';
import { type CharacterSpan, moveSpans } from './spans.ts';

type Spans = readonly CharacterSpan[];

interface PastEdit extends Edit {
  spansBefore: Spans;
  spansAfter: Spans;
}

/** A text with its past. Native undo forgets everything when a script writes into a field, so the past is kept here. */
export interface TextHistory {
  text: string;
  /** What the pinyin in it was recognised as. */
  spans: Spans;
  done: readonly PastEdit[];
  undone: readonly PastEdit[];
}

/** Keys struck within this time of each other are undone together. */
const typingBurstMs = 1_000;

/** Nobody undoes further than this. */
const maxEdits = 500;

export const startHistory = (text: string, spans: Spans = []): TextHistory => ({
  text,
  spans,
  done: [],
  undone: [],
});

export function applyEdit(history: TextHistory, edit: Edit, added: Spans = []): TextHistory {
  const text = replaceRange(history.text, edit.at, edit.removed.length, edit.inserted);
  const spans = [...moveSpans(history.spans, edit), ...added].sort((one, other) => one.start - other.start);
  const last = history.done.at(-1);
  const continued = last && continueEdit(last, edit);
  const done = continued
    ? [...history.done.slice(0, -1), { ...continued, spansAfter: spans }]
    : [...history.done.slice(-(maxEdits - 1)), { ...edit, spansBefore: history.spans, spansAfter: spans }];
  return { text, spans, done, undone: [] };
}

/** What is undone in one go: keys struck in quick succession, and a spoken phrase with its revision. */
function continueEdit(last: PastEdit, edit: Edit): PastEdit | undefined {
  if (last.source !== edit.source) return undefined;
  const { time } = edit;
  if (edit.source === 'typed') {
    const follows = edit.removed === '' && edit.at === last.at + last.inserted.length;
    if (follows && time - last.time < typingBurstMs) {
      return { ...last, inserted: last.inserted + edit.inserted, time };
    }
  }
  if (
    edit.source === 'spoken' &&
    edit.at === last.at &&
    edit.removed !== '' &&
    edit.removed === last.inserted
  ) {
    return { ...last, inserted: edit.inserted, time };
  }
  return undefined;
}

/** The text as it was before the last edit, and where the caret belongs; nothing when there is no past. */
export function undoEdit(history: TextHistory): { history: TextHistory; caret: number } | undefined {
  const edit = history.done.at(-1);
  if (!edit) return undefined;
  const text = replaceRange(history.text, edit.at, edit.inserted.length, edit.removed);
  return {
    history: {
      text,
      spans: edit.spansBefore,
      done: history.done.slice(0, -1),
      undone: [...history.undone, edit],
    },
    caret: edit.at + edit.removed.length,
  };
}

export function redoEdit(history: TextHistory): { history: TextHistory; caret: number } | undefined {
  const edit = history.undone.at(-1);
  if (!edit) return undefined;
  const text = replaceRange(history.text, edit.at, edit.removed.length, edit.inserted);
  return {
    history: {
      text,
      spans: edit.spansAfter,
      done: [...history.done, edit],
      undone: history.undone.slice(0, -1),
    },
    caret: edit.at + edit.inserted.length,
  };
}
