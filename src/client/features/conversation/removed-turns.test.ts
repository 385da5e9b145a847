import { describe, expect, test } from 'vitest';
import { segmentsIn, turnsOf } from './conversation-state.ts';
import { segmentsToKeep } from './conversation-texts.ts';
import { createTalk, types } from './test-conversation.ts';

describe('removing turns', () => {
  function spoken() {
    const talk = createTalk();
    for (const words of ['one', 'two', 'three']) {
      talk.say('near', words);
      talk.respond(words.toUpperCase());
      talk.endReading();
    }
    return talk;
  }
  const texts = ({ state }: ReturnType<typeof createTalk>) => turnsOf(state).map(({ text }) => text);

  test('stops translating the turn, and translates the next one', () => {
    const talk = createTalk();
    talk.say('near', 'one');
    talk.say('near', 'two');
    expect(talk.dispatch({ type: 'removed', id: 1 })).toMatchObject([
      { type: 'stop-translating' },
      { type: 'translate', turn: { text: 'Two' } },
    ]);
  });

  test('stops reading the turn aloud', () => {
    const talk = createTalk();
    talk.say('near', 'one');
    talk.respond('Uno');
    expect(types(talk.dispatch({ type: 'removed', id: 1 }))).toEqual(['stop-reading']);
    expect(turnsOf(talk.state)).toEqual([]);
    expect(talk.state).toMatchObject({ reading: null });
  });

  test('can be undone: the turn returns to its place and is not read aloud again', () => {
    const talk = spoken();
    const removed = segmentsIn(talk.state.document).slice(1, 2);
    talk.dispatch({ type: 'removed', id: 2 });
    talk.say('near', 'four');
    expect(texts(talk)).toEqual(['One', 'Three', 'Four']);
    expect(talk.dispatch({ type: 'put-back', segments: removed })).toEqual([]);
    expect(texts(talk)).toEqual(['One', 'Two', 'Three', 'Four']);
    talk.dispatch({ type: 'put-back', segments: removed });
    expect(turnsOf(talk.state)).toHaveLength(4);
  });

  test('a conversation can be put back before the turns of the next one', () => {
    const talk = spoken();
    talk.press('far');
    talk.hear('cuatro');
    const old = segmentsToKeep(talk.state);
    talk.dispatch({ type: 'cleared' });
    talk.say('near', 'five');
    expect(texts(talk)).toEqual(['Five']);
    talk.dispatch({ type: 'put-back', segments: old });
    expect(texts(talk)).toEqual(['One', 'Two', 'Three', 'Cuatro', 'Five']);
  });
});
