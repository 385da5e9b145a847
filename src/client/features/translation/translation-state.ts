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
  | { kind: 'failed' }
  | { kind: 'cancelled' };

export interface TranslationState {
  view: View;
  running: { id: number; pair: Pair; words: string; download: number | null } | null;
  result: Result | null;
  /** What was answered, refused, cancelled or failed last: not asked for again by itself. */
  settled: Pair | null;
  problem: Problem | null;
  /** The next translation was asked for by a press. */
  pressed: boolean;
}

export type TranslationEvent =
  | { type: 'switched-off' }
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
  | { type: 'pressed' }
  | { type: 'swapped'; result: Result };

export const idleTranslation: TranslationState = {
  view: 'original',
  running: null,
  result: null,
  settled: null,
  problem: null,
  pressed: false,
};

/** A state that begins with a translation kept from before. */
export function restoredTranslation(result: Result, view: View): TranslationState {
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
    pressed: false,
  };
}

/** Ends a request without an answer; a view that was opened for its first words closes again. */
function end(state: TranslationState, problem: Problem): TranslationState {
  const pair = state.running?.pair ?? state.settled;
  const view = state.running?.words && !state.result ? 'original' : state.view;
  return { ...state, view, running: null, settled: pair, problem, pressed: false };
}

/** What becomes of a translation. An event of a request that is no longer the running one changes nothing. */
export function reduceTranslation(state: TranslationState, event: TranslationEvent): TranslationState {
  if ('id' in event && event.type !== 'started' && event.id !== state.running?.id) return state;
  const { running } = state;
  switch (event.type) {
    case 'switched-off':
    case 'emptied':
      return idleTranslation;
    case 'viewed':
      return { ...state, view: event.view };
    case 'started':
      return {
        ...state,
        running: { id: event.id, pair: event.pair, words: '', download: null },
        problem: null,
        pressed: false,
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
    case 'refused':
      return { ...state, settled: event.pair, problem: event.problem, pressed: false };
    case 'pressed':
      return { ...state, settled: null, problem: null, pressed: true };
    case 'swapped':
      return { ...restoredTranslation(event.result, 'original') };
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
