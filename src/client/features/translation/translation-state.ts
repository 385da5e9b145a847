import { type Pair, samePair } from './translation-plan.ts';

export type View = 'original' | 'translated';

/** A finished translation and what it is a translation of. */
export interface Result {
  pair: Pair;
  text: string;
  /** What voices read, where the text is a romanisation. */
  speakableText?: string;
  onDevice: boolean;
}

export type Problem =
  | { kind: 'limit'; renewsAt: string | undefined }
  | { kind: 'failed'; retryMessage?: string | undefined }
  | { kind: 'cancelled' };

export interface TranslationState {
  view: View;
  running: { id: number; pair: Pair; words: string; download: number | null } | null;
  result: Result | null;
  /** What was answered, refused, cancelled or failed last: not asked for again by itself. */
  settled: Pair | null;
  problem: Problem | null;
  /** What was asked for by a press: it does not wait for a pause in typing. */
  pressed: Pair | null;
}

export type TranslationEvent =
  | { type: 'emptied' }
  | { type: 'viewed'; view: View }
  | { type: 'started'; id: number; pair: Pair }
  | { type: 'downloading'; id: number; share: number }
  | { type: 'words'; id: number; words: string }
  | { type: 'answered'; id: number; result: Result }
  | { type: 'recalled'; result: Result }
  | { type: 'failed'; id: number; problem: Problem }
  | { type: 'refused'; pair: Pair; problem: Problem }
  | { type: 'abandoned' }
  | { type: 'pressed'; pair: Pair }
  | { type: 'superseded' }
  | { type: 'swapped'; result: Result }
  | { type: 'restored'; result: Result; view: View };

export const idleTranslation: TranslationState = {
  view: 'original',
  running: null,
  result: null,
  settled: null,
  problem: null,
  pressed: null,
};

/** A state that begins with a finished translation. */
function begin(result: Result, view: View): TranslationState {
  return { ...idleTranslation, result, settled: result.pair, view };
}

function accept(state: TranslationState, result: Result): TranslationState {
  return {
    ...state,
    view: 'translated',
    running: null,
    result,
    settled: result.pair,
    problem: null,
    pressed: null,
  };
}

/** Ends a request without an answer; a view that was opened for its first words closes again. */
function drop(state: TranslationState): TranslationState {
  const view = state.running?.words && !state.result ? 'original' : state.view;
  return { ...state, view, running: null };
}

function end(state: TranslationState, problem: Problem): TranslationState {
  const settled = state.running?.pair ?? state.settled;
  // The panel of a limit stands in the translated view, so that view is opened for it.
  const view = problem.kind === 'limit' ? 'translated' : drop(state).view;
  return { ...state, view, running: null, settled, problem, pressed: null };
}

/** What becomes of a translation. An event of a request that is no longer the running one changes nothing. */
export function reduceTranslation(state: TranslationState, event: TranslationEvent): TranslationState {
  if ('id' in event && event.type !== 'started' && event.id !== state.running?.id) return state;
  const { running } = state;
  switch (event.type) {
    case 'emptied':
      return idleTranslation;
    case 'viewed':
      return { ...state, view: event.view };
    case 'started':
      return {
        ...state,
        running: { id: event.id, pair: event.pair, words: '', download: null },
        problem: null,
        pressed: null,
      };
    case 'downloading':
      return running ? { ...state, running: { ...running, download: event.share } } : state;
    case 'words':
      return running
        ? { ...state, view: 'translated', running: { ...running, words: event.words, download: null } }
        : state;
    case 'answered':
    case 'recalled':
      return accept(state, event.result);
    case 'failed':
      return end(state, event.problem);
    case 'abandoned':
      return running ? end(state, { kind: 'cancelled' }) : state;
    case 'superseded':
      return drop(state);
    case 'refused':
      return { ...state, settled: event.pair, problem: event.problem, pressed: null };
    case 'pressed':
      return { ...state, settled: null, problem: null, pressed: event.pair };
    case 'swapped':
      return begin(event.result, 'original');
    case 'restored':
      return begin(event.result, event.view);
  }
}

/** The words to show: those being written for this text, or the last translation. */
export function shownText(state: TranslationState): string {
  return state.running?.words || state.result?.text || '';
}

/** Whether what is shown belongs to another text than the one that stands there now. */
export function isOutdated(state: TranslationState, pair: Pair): boolean {
  if (state.running?.words) return !samePair(state.running.pair, pair);
  return state.result !== null && !samePair(state.result.pair, pair);
}
