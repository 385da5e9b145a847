import type { LanguageCode } from '../../../shared/languages.ts';
import { reduceConversation } from './conversation-reducer.ts';
import {
  type BothSides,
  type ConversationEffect,
  type ConversationEvent,
  type ConversationState,
  initialConversation,
  type Turn,
  type TurnFailure,
} from './conversation-state.ts';

export interface ConversationDeps {
  translate(turn: Turn, context: string[], signal: AbortSignal): Promise<string>;
  failureOf(error: unknown): TurnFailure;
  closeMicrophone(): void;
  /** Starts reading the translation aloud. The page dispatches an event when the reading ends. */
  read(turn: Turn, asked: boolean): void;
  stopReading(): void;
  askToSignIn(): void;
  onState(): void;
}

export interface Conversation {
  state(): ConversationState;
  dispatch(event: ConversationEvent): void;
  dispose(): void;
}

/** Connects the reducer to the page. The reducer makes all decisions. */
export function createConversation(
  deps: ConversationDeps,
  first: { languages: BothSides<LanguageCode>; online: boolean },
): Conversation {
  let state: ConversationState = { ...initialConversation(first.languages), online: first.online };
  let request = new AbortController();

  function dispatch(event: ConversationEvent): void {
    const next = reduceConversation(state, event);
    const changed = next.state !== state;
    state = next.state;
    if (changed) deps.onState();
    for (const effect of next.effects) perform(effect);
  }

  function perform(effect: ConversationEffect): void {
    switch (effect.type) {
      case 'translate':
        void translate(effect.turn, effect.context);
        return;
      case 'stop-translating':
        request.abort();
        return;
      case 'close-microphone':
        deps.closeMicrophone();
        return;
      case 'read':
        deps.read(effect.turn, effect.asked);
        return;
      case 'stop-reading':
        deps.stopReading();
        return;
      case 'ask-to-sign-in':
        deps.askToSignIn();
        return;
      case 'open-microphone':
        // The page opens it as soon as the last one is closed.
        return;
    }
  }

  async function translate(turn: Turn, context: string[]): Promise<void> {
    const { id, text } = turn;
    request = new AbortController();
    const { signal } = request;
    try {
      const translation = await deps.translate(turn, context, signal);
      dispatch({ type: 'translated', id, text, translation });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'translation-failed', id, text, failure: deps.failureOf(error) });
    }
  }

  return {
    state: () => state,
    dispatch,
    dispose() {
      request.abort();
      deps.stopReading();
    },
  };
}
