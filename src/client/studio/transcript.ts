import type { DocumentSource } from '../../shared/document/document.ts';
import { placeWords } from '../../shared/document/place-words.ts';
import { partsOf, type Segment, segmentsOf, textOf, timingsOf } from '../../shared/document/segments.ts';
import { spokenAddition } from '../../shared/punctuation.ts';
import type { Timing } from '../../shared/timings.ts';
import { spaceBetween } from '../../shared/writing-system.ts';
import type { Phrase, SpokenTime } from '../platform/recognition/recognition.ts';
import { createSignal } from '../platform/signal.ts';
import type { Draft, DraftKeeper } from './draft.ts';
import { difference, type Edit } from './edit.ts';
import { type Added, applyEdit, redoEdit, startHistory, undoEdit } from './edit-history.ts';
import { createRecordingTimes } from './recording-times.ts';
import { moveSpans, type Span, withCharacters } from './spans.ts';
import { movePlaces, type SpeechPlace } from './speech-places.ts';
import { type Fitted, fitToCap, type PhrasePlace, type WritingRules, writePhrase } from './write-phrase.ts';

/** Engines only revise the latest phrases, so older ones are forgotten. */
const revisablePhrases = 50;

/** A segment is deleted as soon as it is written, so only the latest ones have to be remembered. */
const rememberedSegments = 100;

/** Applies an edit that didn't come from the field. */
export type FieldWriter = (edit: Pick<Edit, 'at' | 'removed' | 'inserted'>, caret?: number) => void;

export interface Transcript {
  getText(): string;
  /** The text including the words that are still being spoken, as far as they fit. */
  getAll(cap?: number): string;
  /** The text for voices: the characters behind dictated pinyin, or the text itself. */
  getSpeakable(): string;
  getSegments(): readonly Segment[];
  /** When the phrases were spoken. */
  getTimings(): readonly Timing[];
  /** Where a recording begins in these times; undefined until one of its phrases has a place. */
  startOfRecording(recording: string): number | undefined;
  /** How the text was last changed. */
  getChange(): Edit['source'];
  subscribe(listener: () => void): () => void;
  /** The interim words. */
  getInterim(): string;
  setInterim(words: string): void;
  subscribeInterim(listener: () => void): () => void;
  /** The writer gets every edit that the field didn't make. */
  attach(writer: FieldWriter): () => void;
  edit(edit: Omit<Edit, 'time'>, from: 'field' | 'elsewhere', caret?: number, added?: Added): void;
  /** Reserves a place at the end of the text for a segment of speech that is transcribed later. */
  keepPlace(segment: string, time?: SpokenTime): void;
  /** Whether the words of a segment are already in the text, from before a reload. */
  isWritten(segment: string): boolean;
  /** Removes the place of a segment that has no words, or won't be transcribed. */
  dropPlace(segment: string): void;
  /** Writes as much of a phrase as fits; `then` is told how much was cut off. An edited phrase isn't revised. */
  hear(phrase: Phrase, rules: WritingRules, then: (cut: Fitted['cut']) => void): void;
  /** Applies the edit of a phrase that is a command. If the phrase is revised, its words replace the edit. */
  writeInstead(phrase: Phrase, part: Pick<Edit, 'at' | 'removed' | 'inserted'>): void;
  /** The spoken words that didn't fit. */
  getOverflow(): readonly Phrase[];
  /** Appends the words that didn't fit, as far as there is room now. */
  writeOverflow(rules: WritingRules): void;
  discardOverflow(): void;
  /** The position of the last phrase that has not been edited since. */
  getLastPhrase(): Span | undefined;
  replaceAll(text: string, timings?: readonly Timing[]): void;
  /** Shows another text, with a history of its own. */
  load(draft: Draft): void;
  /** Changes the text to these segments, as one undo step. */
  rewrite(segments: readonly Segment[]): void;
  /** Runs at once, or as soon as an input method has finished a character. */
  whenFree(run: () => void): void;
  /** Restores a replaced text, in front of anything written since. */
  restore(text: string): void;
  /** Whether the user has typed or pasted anything. */
  isEdited(): boolean;
  undo(): void;
  redo(): void;
  /** Whether the field has focus. */
  isEditing(): boolean;
  setEditing(editing: boolean): void;
  /** Makes phrases wait while an input method composes a character. */
  hold(held: boolean): void;
}

/** Kept outside React, so that adding a phrase is one append, however long the text is. */
export function createTranscript(draft: DraftKeeper, now: () => number): Transcript {
  let { history, speechPlaces, overflow, written } = restore(draft.read());
  let phrasePlaces: readonly PhrasePlace[] = [];
  let lastReplaced = history;
  const times = createRecordingTimes(() => [...timingsOf(history.segments), ...speechPlaces]);
  let interim = '';
  let held = false;
  let editing = false;
  let change: Edit['source'] = 'other';
  const waiting: (() => void)[] = [];
  const changed = createSignal();
  const interimChanged = createSignal();
  const fieldBehind = createSignal<Parameters<FieldWriter>>();

  /** What is typed becomes dictated with the first spoken words. */
  function sourceOf(): DocumentSource {
    const { source } = draft.read();
    if (source !== 'typed' && source !== 'dictated') return source;
    if (change === 'spoken' || timingsOf(history.segments).length > 0) return 'dictated';
    return history.text === '' ? 'typed' : source;
  }

  function tell() {
    draft.update({
      source: sourceOf(),
      text: history.text,
      characters: history.spans,
      parts: partsOf(history.segments),
      places: speechPlaces,
      written,
      overflow,
    });
    changed.emit();
  }

  function edit(
    part: Omit<Edit, 'time'>,
    from: 'field' | 'elsewhere',
    caret?: number,
    added?: Added,
    laterSpeech?: number,
  ) {
    if (part.removed === part.inserted && !added?.segments) return;
    history = applyEdit(history, { ...part, time: now() }, added);
    phrasePlaces = moveSpans(phrasePlaces, part);
    speechPlaces = movePlaces(speechPlaces, part, laterSpeech);
    change = part.source;
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
    const part = difference(before, text);
    phrasePlaces = moveSpans(phrasePlaces, { ...part, source: 'other' });
    speechPlaces = movePlaces(speechPlaces, part);
    fieldBehind.emit({ at: 0, removed: before, inserted: text }, result.caret);
    tell();
  }

  function write(phrase: Phrase, rules: WritingRules, laterSpeech?: number): Fitted['cut'] {
    const { text } = history;
    const { key, segment, pauseMs, language, time, heard } = phrase;
    if (segment !== undefined && written.includes(segment)) return 'nothing';
    const spokenAt = speechPlaces.findIndex(({ id }) => id === segment);
    const kept = speechPlaces[spokenAt];
    const at = kept?.at;
    const place =
      at === undefined ? phrasePlaces.find((each) => each.key === key) : { key, start: at, end: at, pauseMs };
    const result = writePhrase(text, phrase, place, rules);
    const { inserted, cut, replaced, rest } = result;
    if (result.place) overflow = overflow.filter((each) => each.key !== key);
    // The speech queue keeps a segment that doesn't fit at all.
    if (rest !== '' && (cut === 'some' || segment === undefined))
      overflow = [...overflow, { key, words: rest, language, pauseMs, time }];
    if (segment !== undefined && cut !== 'all') {
      written = [...written.slice(1 - rememberedSegments), segment];
      speechPlaces = speechPlaces.filter(({ id }) => id !== segment);
    }
    const spoken = kept ? spokenIn(kept) : times.of(time);
    const words = spoken && heard && { words: placeWords(inserted, heard, spoken.from) };
    edit(
      { at: replaced.start, removed: text.slice(replaced.start, replaced.end), inserted, source: 'spoken' },
      'elsewhere',
      undefined,
      { spans: result.spans, spoken: spoken && { ...spoken, ...words } },
      at === undefined ? laterSpeech : spokenAt,
    );
    const others = phrasePlaces.filter((each) => each.key !== key);
    phrasePlaces = result.place ? [...others.slice(1 - revisablePhrases), result.place] : others;
    if (cut !== 'nothing') tell();
    return cut;
  }

  function whenFree(run: () => void) {
    if (held) waiting.push(run);
    else run();
  }

  function keepPlaces(next: typeof speechPlaces) {
    speechPlaces = next;
    draft.update({ places: speechPlaces });
  }

  return {
    getText: () => history.text,
    getAll(cap = Number.POSITIVE_INFINITY) {
      const { text } = history;
      const inserted = joinPending(text, interim);
      return text + fitToCap(text, { start: text.length, end: text.length, inserted }, cap).inserted;
    },
    getSpeakable: () => withCharacters(history.text, history.spans),
    getSegments: () => history.segments,
    getTimings: () => timingsOf(history.segments),
    startOfRecording: times.startOf,
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
    keepPlace: (segment, time) =>
      keepPlaces([...speechPlaces, { id: segment, at: history.text.length, ...times.of(time) }]),
    isWritten: (segment) => written.includes(segment),
    dropPlace(segment) {
      const others = speechPlaces.filter(({ id }) => id !== segment);
      if (others.length < speechPlaces.length) keepPlaces(others);
    },
    hear(phrase, rules, then) {
      whenFree(() => then(write(phrase, rules)));
    },
    writeInstead({ key, pauseMs }, part) {
      // A deletion is a separate undo step, not part of the phrase.
      edit({ ...part, source: part.inserted === '' ? 'other' : 'spoken' }, 'elsewhere');
      const place = { key, pauseMs, start: part.at, end: part.at + part.inserted.length };
      if (part.inserted !== '') phrasePlaces = [...phrasePlaces.slice(1 - revisablePhrases), place];
    },
    getOverflow: () => overflow,
    writeOverflow(rules) {
      whenFree(() => {
        const phrases = overflow;
        overflow = [];
        // With new keys, a later revision can only add words; the beginning may be in the previous text.
        for (const phrase of phrases) write({ ...phrase, key: Symbol('phrase') }, rules, 0);
        tell();
      });
    },
    discardOverflow() {
      overflow = [];
      tell();
    },
    getLastPhrase: () => phrasePlaces.at(-1),
    replaceAll(text, timings = []) {
      lastReplaced = history;
      edit({ at: 0, removed: history.text, inserted: text, source: 'other' }, 'elsewhere', text.length, {
        segments: segmentsOf(text, timings),
      });
    },
    load(next) {
      const before = history.text;
      ({ history, speechPlaces, overflow, written } = restore(next));
      phrasePlaces = [];
      lastReplaced = history;
      change = 'other';
      interim = '';
      fieldBehind.emit({ at: 0, removed: before, inserted: history.text }, 0);
      changed.emit();
      interimChanged.emit();
    },
    rewrite(segments) {
      if (segments === history.segments) return;
      const part = difference(history.text, textOf(segments));
      edit({ ...part, source: 'spoken' }, 'elsewhere', undefined, { segments });
    },
    whenFree,
    restore(text) {
      const since = history.text;
      const inserted = text + (since === '' ? '' : spaceBetween(text, since) + since);
      const { spans, segments } = lastReplaced.text === text ? lastReplaced : startHistory(text);
      const part = { at: 0, removed: since, inserted, source: 'other' } as const;
      const added = segmentsOf(inserted.slice(text.length));
      edit(part, 'elsewhere', inserted.length, { spans, segments: [...segments, ...added] });
    },
    isEdited: () => history.done.some(({ source }) => source === 'typed' || source === 'pasted'),
    isEditing: () => editing,
    setEditing(next) {
      editing = next;
      changed.emit();
    },
    undo: () => travel(undoEdit),
    redo: () => travel(redoEdit),
    hold(next) {
      held = next;
      if (held) return;
      for (const run of waiting.splice(0)) run();
    },
  };
}

/** The state of a stored text, with the words that were still being spoken. */
function restore({ text, pending, characters, parts, places, overflow, written }: Draft) {
  const whole = text + joinPending(text, pending);
  return {
    history: startHistory(whole, characters, segmentsOf(whole, parts)),
    speechPlaces: places,
    overflow,
    written,
  };
}

const spokenIn = ({ from, to }: SpeechPlace) =>
  from === undefined || to === undefined ? undefined : { from, to };

function joinPending(text: string, pending: string): string {
  return pending === ''
    ? ''
    : spokenAddition(text, { words: pending }, { language: 'en-US', enabled: false });
}
