import type { LanguageCode } from '../../../shared/languages.ts';
import { spokenAddition } from '../../../shared/punctuation.ts';
import { sanitize } from '../../../shared/sanitize.ts';
import { createSignal } from '../../platform/signal.ts';
import { type Admission, admit } from './admit-text.ts';
import type { DraftKeeper } from './draft.ts';
import { applyEdit, type Edit, redoEdit, startHistory, undoEdit } from './edit-history.ts';

/** A phrase that was heard, as it is to be written down. */
interface HeardPhrase {
  words: string;
  pauseMs?: number;
  language: LanguageCode;
  punctuation: boolean;
}

/** An edit that did not come from the field itself, so that the field has to follow. */
export type FieldWriter = (edit: Pick<Edit, 'at' | 'removed' | 'inserted'>, caret?: number) => void;

export interface Transcript {
  getText(): string;
  /** How the text came to be what it is: by the last key struck, or otherwise. */
  getChange(): 'typed' | 'other';
  subscribe(listener: () => void): () => void;
  /** Words that are still being spoken. */
  getInterim(): string;
  setInterim(words: string): void;
  subscribeInterim(listener: () => void): () => void;
  /** The field that shows the text; it is told of every edit that it did not make. */
  attach(writer: FieldWriter): () => void;
  edit(edit: Omit<Edit, 'time'>, from: 'field' | 'elsewhere', caret?: number): void;
  /** Appends what was spoken, as far as it fits; `then` learns what did not. */
  hear(phrase: HeardPhrase, cap: number, then: (cut: Admission['cut']) => void): void;
  replaceAll(text: string): void;
  /** Whether somebody has written into it by hand. */
  isEdited(): boolean;
  undo(): void;
  redo(): void;
  /** While somebody composes a character nothing may be written into the field; it is done afterwards. */
  hold(held: boolean): void;
}

/** The text, outside of React: a phrase costs one append, however long the text is. */
export function createTranscript(draft: DraftKeeper, now: () => number): Transcript {
  const restored = draft.read();
  const rest = joinPending(restored.text, restored.pending);
  let history = startHistory(restored.text + rest);
  let interim = '';
  let held = false;
  let change: 'typed' | 'other' = 'other';
  const waiting: (() => void)[] = [];
  const changed = createSignal();
  const interimChanged = createSignal();
  const fieldBehind = createSignal<Parameters<FieldWriter>>();

  function tell() {
    draft.update({ text: history.text });
    changed.emit();
  }

  function edit(part: Omit<Edit, 'time'>, from: 'field' | 'elsewhere', caret?: number) {
    if (part.removed === '' && part.inserted === '') return;
    history = applyEdit(history, { ...part, time: now() });
    change = part.source === 'typed' ? 'typed' : 'other';
    if (from === 'elsewhere') fieldBehind.emit(part, caret);
    tell();
  }

  function travel(step: typeof undoEdit) {
    const before = history.text;
    const result = step(history);
    if (!result) return;
    history = result.history;
    change = 'other';
    const { text } = history;
    fieldBehind.emit({ at: 0, removed: before, inserted: text }, result.caret);
    tell();
  }

  return {
    getText: () => history.text,
    getChange: () => change,
    subscribe: changed.subscribe,
    getInterim: () => interim,
    setInterim(words) {
      if (words === interim) return;
      interim = words;
      interimChanged.emit();
    },
    subscribeInterim: interimChanged.subscribe,
    attach: fieldBehind.subscribe,
    edit,
    hear(phrase, cap, then) {
      const append = () => {
        const at = history.text.length;
        const words = sanitize(phrase.words);
        const addition = spokenAddition(
          history.text,
          { words, pauseMs: phrase.pauseMs },
          { language: phrase.language, enabled: phrase.punctuation },
        );
        const { inserted, cut } = admit(history.text, { start: at, end: at, inserted: addition }, cap);
        edit({ at, removed: '', inserted, source: 'spoken' }, 'elsewhere');
        then(cut);
      };
      if (held) waiting.push(append);
      else append();
    },
    replaceAll(text) {
      edit({ at: 0, removed: history.text, inserted: text, source: 'other' }, 'elsewhere', text.length);
    },
    isEdited: () => history.done.some(({ source }) => source === 'typed' || source === 'pasted'),
    undo: () => travel(undoEdit),
    redo: () => travel(redoEdit),
    hold(next) {
      held = next;
      if (held) return;
      for (const append of waiting.splice(0)) append();
    },
  };
}

/** Words that the last visit had heard but not yet written down. */
function joinPending(text: string, pending: string): string {
  return pending === ''
    ? ''
    : spokenAddition(text, { words: pending }, { language: 'en-US', enabled: false });
}
