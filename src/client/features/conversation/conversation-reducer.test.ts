import { describe, expect, test } from 'vitest';
import { segmentsIn, turnsOf } from './conversation-state.ts';
import { createTalk, types } from './test-conversation.ts';

describe('speaking', () => {
  test('Chinese with pinyin is written in characters', () => {
    const talk = createTalk();
    talk.dispatch({ type: 'language-chosen', side: 'near', language: 'zh-CN-pinyin' });
    talk.press('near');
    talk.hear('你好');
    talk.dispatch({ type: 'phrase', phrase: { key: Symbol('again'), words: '早上好', pauseMs: 5_000 } });
    expect(talk.close()).toMatchObject([{ turn: { text: '你好。早上好', source: 'zh-CN-pinyin' } }]);
  });

  test('a turn is translated into the other language and read aloud', () => {
    const talk = createTalk();
    expect(talk.press('near')).toEqual([{ type: 'open-microphone', side: 'near' }]);
    talk.hear('where is the bus');
    expect(talk.press('near')).toEqual([{ type: 'close-microphone' }]);
    expect(talk.close()).toMatchObject([
      {
        type: 'translate',
        turn: { text: 'Where is the bus', source: 'en-US', target: 'es-ES' },
        context: [],
      },
    ]);
    expect(talk.respond('¿Dónde está el autobús?')).toMatchObject([{ type: 'read', turn: { id: 1 } }]);
    expect(talk.state).toMatchObject({ reading: 1, speaking: null });
  });

  test('the other person’s turns are translated in the other direction', () => {
    const talk = createTalk();
    expect(talk.say('far', 'buenos días')).toMatchObject([
      { turn: { side: 'far', source: 'es-ES', target: 'en-US' } },
    ]);
  });

  test('a turn without words is removed', () => {
    const talk = createTalk();
    talk.press('near');
    talk.press('near');
    expect(talk.close()).toEqual([]);
    expect(turnsOf(talk.state)).toEqual([]);
  });

  test('a revised phrase replaces the earlier words', () => {
    const talk = createTalk();
    const key = Symbol('phrase');
    talk.press('near');
    talk.dispatch({ type: 'phrase', phrase: { key, words: 'good mourning' } });
    talk.dispatch({ type: 'phrase', phrase: { key, words: 'good morning' } });
    talk.close();
    expect(turnsOf(talk.state).map(({ text }) => text)).toEqual(['Good morning']);
  });

  test('interim words are shown until the phrase is final', () => {
    const talk = createTalk();
    talk.press('near');
    talk.dispatch({ type: 'interim', words: 'good mor' });
    expect(talk.state.speaking?.interim).toBe('good mor');
    talk.hear('good morning');
    expect(talk.state.speaking?.interim).toBe('');
  });

  test('pressing the other button ends this turn and begins theirs', () => {
    const talk = createTalk();
    talk.press('near');
    talk.hear('good morning');
    expect(talk.press('far')).toEqual([{ type: 'close-microphone' }]);
    expect(types(talk.close())).toEqual(['open-microphone', 'translate']);
    expect(talk.state.speaking).toMatchObject({ side: 'far', phrases: [] });
    expect(turnsOf(talk.state)).toHaveLength(1);
  });

  test('releasing a held button ends the turn', () => {
    const talk = createTalk();
    talk.press('near');
    expect(talk.dispatch({ type: 'released', side: 'far' })).toEqual([]);
    expect(talk.dispatch({ type: 'released', side: 'near' })).toEqual([{ type: 'close-microphone' }]);
  });

  test('knows whether the button is held', () => {
    const talk = createTalk();
    const hold = (side: 'near' | 'far') =>
      talk.dispatch({ type: 'pressed', side, held: true, access: 'allowed' });
    hold('near');
    expect(talk.state.speaking?.held).toBe(true);
    talk.close();
    talk.press('near');
    expect(talk.state.speaking?.held).toBe(false);
    hold('far');
    talk.close();
    expect(talk.state.speaking).toMatchObject({ side: 'far', held: true });
  });

  test('a button that is released before its turn begins works like a tap', () => {
    const talk = createTalk();
    talk.press('near');
    talk.dispatch({ type: 'pressed', side: 'far', held: true, access: 'allowed' });
    talk.dispatch({ type: 'released', side: 'far' });
    talk.close();
    expect(talk.state.speaking).toMatchObject({ side: 'far', held: false });
  });

  test('asks visitors to sign in before the first turn', () => {
    const talk = createTalk();
    expect(talk.dispatch({ type: 'pressed', side: 'near', access: 'sign-in' })).toEqual([
      { type: 'ask-to-sign-in' },
    ]);
    expect(talk.state.speaking).toBeNull();
  });

  test('words that arrive after the microphone is closed are ignored', () => {
    const talk = createTalk();
    expect(talk.hear('late')).toEqual([]);
    expect(turnsOf(talk.state)).toEqual([]);
  });
});

describe('reading aloud', () => {
  test('never happens while a microphone is open', () => {
    const talk = createTalk();
    talk.say('near', 'good morning');
    talk.press('far');
    expect(talk.respond('Buenos días')).toEqual([]);
    talk.hear('hola');
    talk.press('far');
    expect(types(talk.close())).toEqual(['translate', 'read']);
  });

  test('stops when a button is pressed, and does not resume', () => {
    const talk = createTalk();
    talk.say('near', 'good morning');
    talk.respond('Buenos días');
    expect(types(talk.press('far'))).toEqual(['stop-reading', 'open-microphone']);
    talk.press('far');
    expect(talk.close()).toEqual([]);
  });

  test('continues with the next turn', () => {
    const talk = createTalk();
    talk.say('near', 'one');
    talk.respond('Uno');
    talk.dispatch({ type: 'restored', segments: segmentsIn(talk.state.document) });
    talk.say('near', 'two');
    talk.respond('Dos');
    expect(talk.state.reading).toBe(2);
    expect(talk.endReading()).toEqual([]);
    expect(talk.state.reading).toBeNull();
  });

  test('repeats a turn on "Play again"', () => {
    const talk = createTalk();
    talk.say('near', 'one');
    talk.respond('Uno');
    talk.endReading();
    expect(talk.dispatch({ type: 'play-pressed', id: 1 })).toMatchObject([
      { type: 'read', turn: { id: 1 }, asked: true },
    ]);
    talk.press('near');
    expect(talk.dispatch({ type: 'play-pressed', id: 1 })).toEqual([]);
  });

  test('stops on "Stop reading" and does not start again', () => {
    const talk = createTalk();
    talk.say('near', 'one');
    expect(talk.respond('Uno')).toMatchObject([{ type: 'read', asked: false }]);
    expect(talk.dispatch({ type: 'stop-pressed' })).toEqual([{ type: 'stop-reading' }]);
    expect(talk.state.reading).toBeNull();
  });
});

describe('languages', () => {
  test('choosing the other person’s language swaps the two', () => {
    const talk = createTalk();
    talk.dispatch({ type: 'language-chosen', side: 'near', language: 'es-ES' });
    expect(talk.state.languages).toEqual({ near: 'es-ES', far: 'en-US' });
    talk.dispatch({ type: 'swapped' });
    expect(talk.state.languages).toEqual({ near: 'en-US', far: 'es-ES' });
  });
});

describe('stored conversations', () => {
  test('restored turns are not read aloud again, and those without a translation are translated', () => {
    const talk = createTalk();
    talk.say('near', 'one');
    const kept = segmentsIn(talk.state.document);
    const later = createTalk();
    expect(types(later.dispatch({ type: 'restored', segments: kept }))).toEqual(['translate']);
    expect(types(later.respond('Uno'))).toEqual([]);
    later.say('near', 'two');
    expect(turnsOf(later.state).map(({ id }) => id)).toEqual([1, 2]);
  });

  test('clearing stops everything', () => {
    const talk = createTalk();
    talk.say('near', 'one');
    expect(types(talk.dispatch({ type: 'cleared' }))).toEqual([
      'close-microphone',
      'stop-translating',
      'stop-reading',
    ]);
    expect(turnsOf(talk.state)).toEqual([]);
    expect(talk.state).toMatchObject({ translating: null, reading: null, speaking: null });
  });
});
