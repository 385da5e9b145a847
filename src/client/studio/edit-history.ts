import { editSegments, type RangeEdit, type Segment, segmentsOf } from '../../shared/document/segments.ts';
import { type Edit, replaceRange } from './edit.ts';
import { type CharacterSpan, moveSpans } from './spans.ts';

type Spans = readonly CharacterSpan[];
type Segments = readonly Segment[];

/** Metadata about parts of the text. */
interface Marks {
  /** The characters that its pinyin was recognised from. */
  spans: Spans;
  /** The phrases, and when they were spoken. */
  segments: Segments;
}

interface PastEdit extends Edit {
  before: Marks;
  after: Marks;
}

/** Native undo is lost when a script writes into a field, so the history is kept here. */
export interface TextHistory extends Marks {
  text: string;
  done: readonly PastEdit[];
  undone: readonly PastEdit[];
}

/** Keystrokes within this time are undone together. */
const typingBurstMs = 1_000;

const maxEdits = 500;

export const startHistory = (
  text: string,
  spans: Spans = [],
  segments: Segments = segmentsOf(text),
): TextHistory => ({
  text,
  spans,
  segments,
  done: [],
  undone: [],
});

/** The metadata of a phrase. */
export interface Added {
  spans?: Spans | undefined;
  /** When the inserted words were spoken. */
  spoken?: RangeEdit['spoken'];
  /** The segments of the whole text after the edit, if they are known. */
  segments?: Segments | undefined;
}

export function applyEdit(history: TextHistory, edit: Edit, added: Added = {}): TextHistory {
  const { spans, segments, done: past } = history;
  const before = { spans, segments };
  const text = replaceRange(history.text, edit.at, edit.removed.length, edit.inserted);
  const after = {
    spans: [...moveSpans(spans, edit), ...(added.spans ?? [])].sort((one, other) => one.start - other.start),
    segments:
      added.segments ??
      editSegments(segments, {
        at: edit.at,
        removed: edit.removed.length,
        inserted: edit.inserted,
        spoken: added.spoken,
      }),
  };
  const last = past.at(-1);
  const continued = last && continueEdit(last, edit);
  const done = continued
    ? [...past.slice(0, -1), { ...continued, after }]
    : [...past.slice(-(maxEdits - 1)), { ...edit, before, after }];
  return { text, ...after, done, undone: [] };
}

/** Keystrokes in quick succession are undone together, and so are a spoken phrase and its revision. */
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
      ...edit.before,
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
      ...edit.after,
      done: [...history.done, edit],
      undone: history.undone.slice(0, -1),
    },
    caret: edit.at + edit.inserted.length,
  };
}
