import type { Segment } from '../../../shared/document/segments.ts';
import { sanitize } from '../../../shared/sanitize.ts';
import {
  type ConversationEffect,
  type ConversationState,
  conversationOf,
  segmentOf,
  segmentsIn,
  stay,
  type Transition,
  type Turn,
  turnsOf,
} from './conversation-state.ts';

/** The state with other turns. */
export const withSegments = (
  state: ConversationState,
  segments: readonly Segment[],
): Pick<ConversationState, 'document'> => ({
  document: conversationOf(segments, state.document.language),
});

const without = (ids: readonly number[], id: number) => ids.filter((each) => each !== id);

export function editTurn(
  state: ConversationState,
  id: number,
  part: Partial<Pick<Turn, 'text' | 'translation' | 'failed' | 'read'>>,
): ConversationState {
  const turn = turnsOf(state).find((each) => each.id === id);
  if (!turn) return state;
  const next = { ...turn, ...part };
  const change = (segment: Segment) => (segment.id === id ? segmentOf(next) : segment);
  return {
    ...state,
    ...withSegments(state, segmentsIn(state.document).map(change)),
    failed: next.failed ? [...without(state.failed, id), id] : without(state.failed, id),
    unread: next.read ? without(state.unread, id) : [...without(state.unread, id), id],
  };
}

/** Translates only the corrected turn again. A turn without words is removed. */
export function correctTurn(state: ConversationState, id: number, words: string): Transition {
  const text = sanitize(words).trim();
  const turn = turnsOf(state).find((one) => one.id === id);
  if (!turn || turn.text === text) return stay(state);
  if (text === '') return removeTurn(state, id);
  const { state: next, effects } = interrupt(state, id);
  return { state: editTurn(next, id, { text, translation: null, failed: false, read: false }), effects };
}

export function removeTurn(state: ConversationState, id: number): Transition {
  const { state: next, effects } = interrupt(state, id);
  const segments = segmentsIn(next.document).filter((one) => one.id !== id);
  return { state: { ...next, ...withSegments(next, segments) }, effects };
}

/** Ids grow from turn to turn, so each turn returns to its place. */
export function putBackTurns(state: ConversationState, removed: readonly Segment[]): ConversationState {
  const here = segmentsIn(state.document);
  const missing = removed.filter(({ id }) => here.every((segment) => segment.id !== id));
  const segments = [...here, ...missing].sort((a, b) => idOf(a) - idOf(b));
  return {
    ...state,
    ...withSegments(state, segments),
    lastId: Math.max(state.lastId, ...segments.map(idOf)),
  };
}

export const idOf = ({ id = 0 }: Segment): number => id;

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
