import { reduceConversation } from './conversation-reducer.ts';
import {
  type ConversationEffect,
  type ConversationEvent,
  type ConversationState,
  initialConversation,
  type Side,
  type TurnFailure,
} from './conversation-state.ts';

/** A conversation in English and Spanish, whose methods return the effects of each event. */
export function createTalk() {
  let state: ConversationState = initialConversation({ near: 'en-US', far: 'es-ES' });
  let effects: ConversationEffect[] = [];
  const talk = {
    get state() {
      return state;
    },
    get effects() {
      return effects;
    },
    dispatch(event: ConversationEvent) {
      const next = reduceConversation(state, event);
      state = next.state;
      effects = next.effects;
      return next.effects;
    },
    press: (side: Side) => talk.dispatch({ type: 'pressed', side, access: 'allowed' }),
    hear: (words: string) => talk.dispatch({ type: 'phrase', phrase: { key: Symbol(words), words } }),
    close: () => talk.dispatch({ type: 'microphone-closed' }),
    /** Speaks a whole turn. */
    say(side: Side, words: string) {
      talk.press(side);
      talk.hear(words);
      talk.press(side);
      return talk.close();
    },
    respond(text: string) {
      const request = state.translating;
      if (!request) throw new Error('Nothing is being translated');
      return talk.dispatch({ type: 'translated', ...request, translation: text });
    },
    fail(failure: TurnFailure) {
      const request = state.translating;
      if (!request) throw new Error('Nothing is being translated');
      return talk.dispatch({ type: 'translation-failed', ...request, failure });
    },
    endReading: () => talk.dispatch({ type: 'reading-ended', id: state.reading ?? 0 }),
  };
  return talk;
}

export const types = (effects: readonly ConversationEffect[]) => effects.map(({ type }) => type);
