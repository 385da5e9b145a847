import { type Edit, replaceRange } from './edit.ts';
import { type CharacterSpan, moveSpans } from './spans.ts';

type Spans = readonly CharacterSpan[];

interface PastEdit extends Edit {
  spansBefore: Spans;
  spansAfter: Spans;
}

/** Native undo is lost when a script writes into a field, so the history is kept here. */
export interface TextHistory {
  text: string;
  /** The characters that its pinyin was recognised from. */
  spans: Spans;
  done: readonly PastEdit[];
  undone: readonly PastEdit[];
}

/** Keystrokes within this time are undone together. */
const typingBurstMs = 1_000;

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

/** Quick keystrokes are undone together, and so are a spoken phrase and its revision. */
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

/** Undefined when there is nothing to undo. */
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
