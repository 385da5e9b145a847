import { sanitize } from '../../../shared/sanitize.ts';
import {
  type ConversationEffect,
  type ConversationState,
  stay,
  type Transition,
  type Turn,
} from './conversation-state.ts';

export const editTurn = (state: ConversationState, id: number, part: Partial<Turn>): ConversationState => ({
  ...state,
  turns: state.turns.map((turn) => (turn.id === id ? { ...turn, ...part } : turn)),
});

/** Translates only the corrected turn again. A turn without words is removed. */
export function correctTurn(state: ConversationState, id: number, words: string): Transition {
  const text = sanitize(words).trim();
  const turn = state.turns.find((one) => one.id === id);
  if (!turn || turn.text === text) return stay(state);
  if (text === '') return removeTurn(state, id);
  const { state: next, effects } = interrupt(state, id);
  return { state: editTurn(next, id, { text, translation: null, failed: false, read: false }), effects };
}

export function removeTurn(state: ConversationState, id: number): Transition {
  const { state: next, effects } = interrupt(state, id);
  return { state: { ...next, turns: next.turns.filter((one) => one.id !== id) }, effects };
}

/** Ids grow from turn to turn, so each turn returns to its place. */
export function putBackTurns(state: ConversationState, removed: readonly Turn[]): ConversationState {
  const missing = removed.filter(({ id }) => state.turns.every((turn) => turn.id !== id));
  const turns = [...state.turns, ...missing].sort((a, b) => a.id - b.id);
  return { ...state, turns, lastId: Math.max(state.lastId, ...turns.map(({ id }) => id)) };
}

/** Stops translating the turn and reading it aloud. */
function interrupt(state: ConversationState, id: number): Transition {
  const isTranslating = state.translating?.id === id;
  const isReading = state.reading === id;
  const effects: ConversationEffect[] = [];
  if (isTranslating) effects.push({ type: 'stop-translating' });
  if (isReading) effects.push({ type: 'stop-reading' });
  return {
    state: {
      ...state,
      translating: isTranslating ? null : state.translating,
      reading: isReading ? null : state.reading,
    },
    effects,
  };
}
