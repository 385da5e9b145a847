import { describe, expect, test } from 'vitest';
import { type ConversationState, turnsOf } from './conversation-state.ts';
import { createTalk, types } from './test-conversation.ts';

const translated = ({ state }: { state: ConversationState }) =>
  turnsOf(state).map(({ translation }) => translation);

describe('corrections', () => {
  test('translate only the corrected turn again', () => {
    const talk = createTalk();
    talk.say('near', 'where is the buzz');
    talk.respond('¿Dónde está el zumbido?');
    talk.endReading();
    talk.say('far', 'allí');
    talk.respond('There');
    talk.endReading();
    expect(talk.dispatch({ type: 'corrected', id: 1, text: 'Where is the bus?' })).toMatchObject([
      { type: 'translate', turn: { id: 1, text: 'Where is the bus?' } },
    ]);
    expect(translated(talk)).toEqual([null, 'There']);
    expect(talk.respond('¿Dónde está el autobús?')).toMatchObject([{ type: 'read', turn: { id: 1 } }]);
  });

  test('stop the translation of the wrong words and ignore its response', () => {
    const talk = createTalk();
    talk.say('near', 'buzz');
    const late = { type: 'translated', id: 1, text: 'Buzz', translation: 'Zumbido' } as const;
    expect(types(talk.dispatch({ type: 'corrected', id: 1, text: 'Bus' }))).toEqual([
      'stop-translating',
      'translate',
    ]);
    talk.dispatch(late);
    expect(translated(talk)).toEqual([null]);
  });

  test('change nothing if the words are the same, and remove a turn that becomes empty', () => {
    const talk = createTalk();
    talk.say('near', 'one');
    talk.respond('Uno');
    expect(talk.dispatch({ type: 'corrected', id: 1, text: ' One ' })).toEqual([]);
    expect(talk.dispatch({ type: 'corrected', id: 1, text: ' ' })).toEqual([{ type: 'stop-reading' }]);
    expect(turnsOf(talk.state)).toEqual([]);
  });
});

describe('without a network', () => {
  test('turns wait, and are translated in order once the network is back', () => {
    const talk = createTalk();
    talk.say('near', 'one');
    talk.fail({ kind: 'offline' });
    expect(talk.state.online).toBe(false);
    expect(talk.say('near', 'two')).toEqual([]);
    expect(talk.dispatch({ type: 'online', online: true })).toMatchObject([{ turn: { text: 'One' } }]);
    expect(talk.respond('Uno')).toMatchObject([
      { type: 'translate', turn: { text: 'Two' } },
      { type: 'read', turn: { text: 'One' } },
    ]);
  });

  test('failed turns are translated first once the network is back', () => {
    const talk = createTalk();
    talk.say('near', 'one');
    talk.fail({ kind: 'failed' });
    talk.dispatch({ type: 'online', online: false });
    talk.say('near', 'two');
    expect(talk.dispatch({ type: 'online', online: true })).toMatchObject([{ turn: { text: 'One' } }]);
    expect(types(talk.respond('Uno'))).toEqual(['translate', 'read']);
  });
});

describe('limits and failures', () => {
  test('keeps the conversation when the allowance is used up, and translates the rest on request', () => {
    const talk = createTalk();
    talk.say('near', 'one');
    talk.fail({ kind: 'limit', renewsAt: '2026-12-03T00:00:00.000Z' });
    expect(talk.state.limit).toEqual({ renewsAt: '2026-12-03T00:00:00.000Z' });
    expect(turnsOf(talk.state)).toMatchObject([{ id: 1 }]);
    expect(talk.say('near', 'two')).toEqual([]);
    expect(talk.dispatch({ type: 'retried' })).toMatchObject([{ type: 'translate', turn: { id: 1 } }]);
  });

  test('leaves a failed turn until somebody asks, and translates later turns', () => {
    const talk = createTalk();
    talk.say('near', 'one');
    expect(talk.fail({ kind: 'failed' })).toEqual([]);
    expect(talk.say('near', 'two')).toMatchObject([{ turn: { id: 2 } }]);
    talk.respond('Dos');
    expect(talk.dispatch({ type: 'retried' })).toMatchObject([{ turn: { id: 1 } }]);
  });

  test('asks the user to sign in when the session has ended', () => {
    const talk = createTalk();
    talk.say('near', 'one');
    expect(talk.fail({ kind: 'signed-out' })).toEqual([{ type: 'ask-to-sign-in' }]);
  });
});

describe('context', () => {
  test('contains what both people have said, in the language of the turn', () => {
    const talk = createTalk();
    talk.say('near', 'where is Ann');
    talk.respond('¿Dónde está Ann?');
    talk.endReading();
    expect(talk.say('far', 'se fue')).toMatchObject([{ context: ['¿Dónde está Ann?'] }]);
    talk.respond('She left');
    talk.endReading();
    expect(talk.say('near', 'when')).toMatchObject([{ context: ['Where is Ann', 'She left'] }]);
  });

  test('leaves out turns in other languages', () => {
    const talk = createTalk();
    talk.say('near', 'one');
    talk.respond('Uno');
    talk.endReading();
    talk.dispatch({ type: 'language-chosen', side: 'far', language: 'ja-JP' });
    expect(talk.say('far', 'はい')).toMatchObject([
      { context: [], turn: { source: 'ja-JP', target: 'en-US' } },
    ]);
  });
});
