import type { LanguageCode } from '../../../shared/languages.ts';
import { translationContext } from '../../../shared/limits.ts';
import { spokenAddition } from '../../../shared/punctuation.ts';
import { sanitize } from '../../../shared/sanitize.ts';
import { correctTurn, editTurn, idOf, putBackTurns, removeTurn, withSegments } from './change-turns.ts';
import {
  type ConversationEffect,
  type ConversationEvent,
  type ConversationState,
  otherSide,
  type Side,
  type SpokenPhrase,
  segmentOf,
  segmentsIn,
  stay,
  type Transition,
  type Turn,
  type TurnFailure,
  turnsOf,
  writtenLanguage,
} from './conversation-state.ts';

/** All conversation logic: maps a state and an event to the next state and the effects to run. */
export function reduceConversation(state: ConversationState, event: ConversationEvent): Transition {
  const next = react(state, event);
  return readNext(translateNext(next));
}

function react(state: ConversationState, event: ConversationEvent): Transition {
  const { speaking } = state;
  switch (event.type) {
    case 'pressed':
      return press(state, { side: event.side, held: event.held ?? false }, event.access);
    case 'released':
      return release(state, event.side);
    case 'phrase':
      if (!speaking) return stay(state);
      return stay({
        ...state,
        speaking: { ...speaking, interim: '', phrases: addPhrase(speaking.phrases, event.phrase) },
      });
    case 'interim':
      return stay(speaking ? { ...state, speaking: { ...speaking, interim: event.words } } : state);
    case 'microphone-closed':
      return closeMicrophone(state);
    case 'corrected':
      return correctTurn(state, event.id, event.text);
    case 'removed':
      return removeTurn(state, event.id);
    case 'put-back':
      return stay(putBackTurns(state, event.segments));
    case 'translated':
      if (!isTranslating(state, event)) return stay(state);
      return stay(
        editTurn({ ...state, translating: null }, event.id, {
          translation: event.translation,
          failed: false,
        }),
      );
    case 'translation-failed':
      return isTranslating(state, event) ? fail(state, event.id, event.failure) : stay(state);
    case 'retried':
      return stay({ ...retryFailed(state), limit: null });
    case 'online':
      return stay({ ...(event.online ? retryFailed(state) : state), online: event.online });
    case 'play-pressed':
      return play(state, event.id);
    case 'stop-pressed':
      return { state: { ...state, reading: null }, effects: [{ type: 'stop-reading' }] };
    case 'reading-ended':
      return stay(state.reading === event.id ? { ...state, reading: null } : state);
    case 'language-chosen':
      return stay(withLanguages(state, chooseLanguage(state.languages, event.side, event.language)));
    case 'swapped':
      return stay(withLanguages(state, { near: state.languages.far, far: state.languages.near }));
    case 'cleared':
      return {
        state: {
          ...state,
          ...withSegments(state, []),
          unread: speaking ? [...state.unread, state.lastId + 1] : state.unread,
          speaking: null,
          translating: null,
          reading: null,
          limit: null,
          // The words that were being spoken may be put back as a turn.
          lastId: state.lastId + 1,
        },
        effects: [{ type: 'close-microphone' }, { type: 'stop-translating' }, { type: 'stop-reading' }],
      };
    case 'restored':
      // Turns from before a reload aren't read aloud again.
      return stay({
        ...state,
        ...withSegments(state, event.segments),
        failed: [],
        unread: [],
        lastId: Math.max(0, ...event.segments.map(idOf)),
      });
  }
}

const retryFailed = (state: ConversationState): ConversationState => ({
  ...state,
  failed: [],
});

const withLanguages = (
  state: ConversationState,
  languages: ConversationState['languages'],
): ConversationState => ({
  ...state,
  languages,
  document: { ...state.document, language: languages.near },
});

const isTranslating = ({ translating }: ConversationState, { id, text }: { id: number; text: string }) =>
  translating?.id === id && translating.text === text;

/** Only one microphone is open at a time. Pressing the other button switches to that side. */
function press(
  state: ConversationState,
  button: { side: Side; held: boolean },
  access: 'allowed' | 'sign-in',
): Transition {
  const { speaking } = state;
  if (speaking) {
    const next = speaking.side === button.side ? null : button;
    return { state: { ...state, speaking: { ...speaking, next } }, effects: [{ type: 'close-microphone' }] };
  }
  if (access === 'sign-in') return { state, effects: [{ type: 'ask-to-sign-in' }] };
  return openMicrophone(state, button);
}

/** A button that is released before its turn begins works like a tap. */
function release(state: ConversationState, side: Side): Transition {
  const { speaking } = state;
  if (speaking?.side === side) return { state, effects: [{ type: 'close-microphone' }] };
  if (speaking?.next?.side !== side) return stay(state);
  return stay({ ...state, speaking: { ...speaking, next: { side, held: false } } });
}

/** Stops reading aloud without resuming later, because the microphone must not pick up the voice. */
function openMicrophone(state: ConversationState, { side, held }: { side: Side; held: boolean }): Transition {
  const silence: ConversationEffect[] = state.reading === null ? [] : [{ type: 'stop-reading' }];
  return {
    state: { ...state, reading: null, speaking: { side, held, phrases: [], interim: '', next: null } },
    effects: [...silence, { type: 'open-microphone', side }],
  };
}

function closeMicrophone(state: ConversationState): Transition {
  const { speaking, languages } = state;
  if (!speaking) return stay(state);
  const { side, next } = speaking;
  const text = sanitize(spokenText(speaking.phrases, languages[side])).trim();
  const id = state.lastId + 1;
  const said = segmentOf({
    ...{ id, side, text, source: languages[side], target: languages[otherSide(side)] },
    translation: null,
  });
  const closed: ConversationState =
    text === ''
      ? { ...state, speaking: null }
      : {
          ...state,
          ...withSegments(state, [...segmentsIn(state.document), said]),
          speaking: null,
          lastId: id,
          unread: [...state.unread, id],
        };
  return next ? openMicrophone(closed, next) : stay(closed);
}

function addPhrase(phrases: readonly SpokenPhrase[], phrase: SpokenPhrase): readonly SpokenPhrase[] {
  const isRevision = phrases.some(({ key }) => key === phrase.key);
  if (!isRevision) return [...phrases, phrase];
  return phrases.map((one) => (one.key === phrase.key ? { ...one, words: phrase.words } : one));
}

/** The phrases as one text, with punctuation at the pauses. */
export function spokenText(phrases: readonly SpokenPhrase[], language: LanguageCode): string {
  return phrases.reduce(
    (text, { words, pauseMs }) =>
      text + spokenAddition(text, { words, pauseMs }, { language: writtenLanguage(language), enabled: true }),
    '',
  );
}

/** A failed turn is retried when somebody asks for it, or when the network is back. */
function fail(state: ConversationState, id: number, failure: TurnFailure): Transition {
  const next: ConversationState = { ...state, translating: null };
  switch (failure.kind) {
    case 'offline':
      return stay({ ...next, online: false });
    case 'limit':
      return stay({ ...next, limit: { renewsAt: failure.renewsAt } });
    case 'signed-out':
      return { state: editTurn(next, id, { failed: true }), effects: [{ type: 'ask-to-sign-in' }] };
    case 'failed':
      return stay(editTurn(next, id, { failed: true }));
  }
}

/** Reads a turn aloud again on request, but never while a microphone is open. */
function play(state: ConversationState, id: number): Transition {
  const turn = turnsOf(state).find((one) => one.id === id);
  if (!turn?.translation || state.speaking) return stay(state);
  const silence: ConversationEffect[] = state.reading === null ? [] : [{ type: 'stop-reading' }];
  return {
    state: { ...editTurn(state, id, { read: true }), reading: id },
    effects: [...silence, { type: 'read', turn, asked: true }],
  };
}

const chooseLanguage = (
  languages: ConversationState['languages'],
  side: Side,
  language: LanguageCode,
): ConversationState['languages'] =>
  language === languages[otherSide(side)]
    ? { near: languages.far, far: languages.near }
    : { ...languages, [side]: language };

/** Turns are translated one after the other, in the order in which they were said. */
function translateNext({ state, effects }: Transition): Transition {
  const { translating, online, limit } = state;
  const turns = turnsOf(state);
  const turn = turns.find((one) => one.translation === null && !one.failed);
  if (translating || !online || limit || !turn) return { state, effects };
  return {
    state: { ...state, translating: { id: turn.id, text: turn.text } },
    effects: [...effects, { type: 'translate', turn, context: contextOf(turns, turn) }],
  };
}

/** The latest turns before this one, from both people, in its language. */
function contextOf(turns: readonly Turn[], turn: Turn): string[] {
  return turns
    .slice(0, turns.indexOf(turn))
    .flatMap(({ source, target, text, translation }) => {
      if (source === turn.source) return text;
      return target === turn.source && translation ? translation : [];
    })
    .slice(-translationContext.sentences)
    .map((text) => text.slice(-translationContext.characters));
}

function readNext({ state, effects }: Transition): Transition {
  const turn = turnsOf(state).find((one) => !one.read && one.translation !== null);
  if (state.speaking || state.reading !== null || !turn) return { state, effects };
  return {
    state: { ...editTurn(state, turn.id, { read: true }), reading: turn.id },
    effects: [...effects, { type: 'read', turn, asked: false }],
  };
}
