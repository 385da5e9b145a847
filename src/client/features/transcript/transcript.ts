import { spokenAddition } from '../../../shared/punctuation.ts';
import { spaceBetween } from '../../../shared/writing-system.ts';
import { createSignal } from '../../platform/signal.ts';
import type { DraftKeeper } from './draft.ts';
import { difference, type Edit } from './edit.ts';
import { applyEdit, redoEdit, startHistory, undoEdit } from './edit-history.ts';
import { type Fitted, fitToCap } from './fit-to-cap.ts';
import { type CharacterSpan, moveSpans, withCharacters } from './spans.ts';
import { type HeardPhrase, type PhrasePlace, type WritingRules, writePhrase } from './write-phrase.ts';

/** Engines revise what they heard last; older phrases are left as they are. */
const revisablePhrases = 50;

/** Applies an edit that didn't come from the field. */
export type FieldWriter = (edit: Pick<Edit, 'at' | 'removed' | 'inserted'>, caret?: number) => void;

export interface Transcript {
  getText(): string;
  /** The text with the words that are still being spoken, as far as they fit. */
  getAll(cap?: number): string;
  /** The text for voices: the characters behind dictated pinyin, or the text itself. */
  getSpeakable(): string;
  /** Whether the last change was typed. */
  getChange(): 'typed' | 'other';
  subscribe(listener: () => void): () => void;
  /** The interim words. */
  getInterim(): string;
  setInterim(words: string): void;
  subscribeInterim(listener: () => void): () => void;
  /** The writer gets every edit that the field didn't make. */
  attach(writer: FieldWriter): () => void;
  edit(edit: Omit<Edit, 'time'>, from: 'field' | 'elsewhere', caret?: number): void;
  /** Writes as much of a phrase as fits; `then` gets the rest. An edited phrase isn't revised. */
  hear(phrase: HeardPhrase, rules: WritingRules, then: (cut: Fitted['cut']) => void): void;
  replaceAll(text: string): void;
  /** Restores a replaced text, in front of anything written since. */
  restore(text: string): void;
  /** Whether the user has typed or pasted anything. */
  isEdited(): boolean;
  undo(): void;
  redo(): void;
  /** While an input method composes a character, phrases wait. */
  hold(held: boolean): void;
}

/** Outside of React, so that a phrase costs one append however long the text is. */
export function createTranscript(draft: DraftKeeper, now: () => number): Transcript {
  const restored = draft.read();
  const rest = joinPending(restored.text, restored.pending);
  let history = startHistory(restored.text + rest, restored.characters);
  let places: readonly PhrasePlace[] = [];
  let lastReplaced = history;
  let interim = '';
  let held = false;
  let change: 'typed' | 'other' = 'other';
  const waiting: (() => void)[] = [];
  const changed = createSignal();
  const interimChanged = createSignal();
  const fieldBehind = createSignal<Parameters<FieldWriter>>();

  function tell() {
    draft.update({ text: history.text, characters: history.spans });
    changed.emit();
  }

  function edit(
    part: Omit<Edit, 'time'>,
    from: 'field' | 'elsewhere',
    caret?: number,
    spans?: readonly CharacterSpan[],
  ) {
    if (part.removed === part.inserted) return;
    history = applyEdit(history, { ...part, time: now() }, spans);
    places = moveSpans(places, part);
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
    places = moveSpans(places, { ...difference(before, text), source: 'other' });
    fieldBehind.emit({ at: 0, removed: before, inserted: text }, result.caret);
    tell();
  }

  function write(phrase: HeardPhrase, rules: WritingRules): Fitted['cut'] {
    const { text } = history;
    const place = places.find(({ key }) => key === phrase.key);
    const written = writePhrase(text, phrase, place, rules);
    const { start, end } = written.replaced;
    edit(
      { at: start, removed: text.slice(start, end), inserted: written.inserted, source: 'spoken' },
      'elsewhere',
      undefined,
      written.spans,
    );
    const others = places.filter(({ key }) => key !== phrase.key);
    places = written.place ? [...others.slice(1 - revisablePhrases), written.place] : others;
    return written.cut;
  }

  return {
    getText: () => history.text,
    getAll(cap = Number.POSITIVE_INFINITY) {
      const { text } = history;
      const inserted = joinPending(text, interim);
      return text + fitToCap(text, { start: text.length, end: text.length, inserted }, cap).inserted;
    },
    getSpeakable: () => withCharacters(history.text, history.spans),
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
    hear(phrase, rules, then) {
      const run = () => then(write(phrase, rules));
      if (held) waiting.push(run);
      else run();
    },
    replaceAll(text) {
      lastReplaced = history;
      edit({ at: 0, removed: history.text, inserted: text, source: 'other' }, 'elsewhere', text.length);
    },
    restore(text) {
      const since = history.text;
      const inserted = text + (since === '' ? '' : spaceBetween(text, since) + since);
      const spans = lastReplaced.text === text ? lastReplaced.spans : [];
      edit({ at: 0, removed: since, inserted, source: 'other' }, 'elsewhere', inserted.length, spans);
    },
    isEdited: () => history.done.some(({ source }) => source === 'typed' || source === 'pasted'),
    undo: () => travel(undoEdit),
    redo: () => travel(redoEdit),
    hold(next) {
      held = next;
      if (held) return;
      for (const run of waiting.splice(0)) run();
    },
  };
}

function joinPending(text: string, pending: string): string {
  return pending === ''
    ? ''
    : spokenAddition(text, { words: pending }, { language: 'en-US', enabled: false });
}
