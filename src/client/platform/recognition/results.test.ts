import { describe, expect, test } from 'vitest';
import { createResultReader, isRevision, readSnapshot } from './results.ts';

describe('readSnapshot', () => {
  const final = (transcript: string, confidence = 0.9) => ({ transcript, confidence, isFinal: true });
  const interim = (transcript: string) => ({ transcript, confidence: 0.5, isFinal: false });

  test.each([
    [
      'separates final and interim results',
      [final('one'), interim(' two')],
      { finals: ['one'], interim: 'two' },
    ],
    [
      'joins two interim parts',
      [interim('the wind'), interim(' had turned')],
      { finals: [], interim: 'the wind had turned' },
    ],
    [
      'reads cumulative final results once',
      [final('hi'), final('hi there')],
      { finals: ['hi there'], interim: '' },
    ],
    ['keeps a repeated phrase', [final('no'), final(' no no')], { finals: ['no', 'no no'], interim: '' }],
    ['keeps the place of a blank final result', [final(' '), interim('')], { finals: [''], interim: '' }],
    [
      'reads a phrase after a blank final result',
      [final(''), final(' two')],
      { finals: ['', 'two'], interim: '' },
    ],
  ])('desktop: %s', (_name, results, expected) => {
    expect(readSnapshot(results, false)).toEqual(expected);
  });

  test.each([
    ['treats confidence 0 as interim', [final('i', 0), final('ice cream', 0)], 'ice cream'],
    ['replaces partial results with the final one', [final('i', 0), final('ice cream')], 'ice cream'],
    ['reads cumulative final results once', [final('hi'), final('Hi there')], 'Hi there'],
    ['reads the same final result once', [final('hi there'), final('hi there')], 'hi there'],
    ['appends a second phrase', [final('hi there'), final('how are you')], 'hi there how are you'],
    ['reads a revised phrase once', [final('I scream'), final('ice cream')], 'ice cream'],
    [
      'reads a revised phrase that has grown once',
      [final('I scream for'), final('ice cream for all')],
      'ice cream for all',
    ],
    ['ignores a partial result that repeats the final one', [final('hi'), final('hi there', 0)], 'hi there'],
  ])('Android: %s', (_name, results, expected) => {
    expect(readSnapshot(results, true)).toEqual({ finals: [], interim: expected });
  });
});

describe('createResultReader', () => {
  const final = (transcript: string) => ({ transcript, confidence: 0.9, isFinal: true });

  /** The final phrases that the reader reports for each list of results. */
  const read = (...lists: string[][]) => {
    const reader = createResultReader(false);
    return lists.map((list) =>
      reader(list.map(final)).flatMap((event) => (event.type === 'final' ? [[event.id, event.words]] : [])),
    );
  };

  test('reports a final phrase once, and again under the same id when it is revised', () => {
    expect(read(['I scream'], ['I scream', ' for you'], ['ice cream', ' for you'])).toEqual([
      [[1, 'I scream']],
      [[2, 'for you']],
      [[1, 'ice cream']],
    ]);
  });

  test('reports a new phrase when an index is reused for other words', () => {
    expect(read(['good morning'], ['how are you'])).toEqual([[[1, 'good morning']], [[2, 'how are you']]]);
  });

  test('does not repeat or revise phrases when the engine starts a new list', () => {
    expect(read(['one', ' two'], ['two'], ['two', ' three'])).toEqual([
      [
        [1, 'one'],
        [2, 'two'],
      ],
      [],
      [[3, 'three']],
    ]);
    expect(read(['lamp one'], [], ['lamp two'])).toEqual([[[1, 'lamp one']], [], [[2, 'lamp two']]]);
  });
});

describe('isRevision', () => {
  test.each([
    ['I scream', 'ice cream', true],
    ['I scream for', 'Ice cream for everyone tonight', true],
    ['hi', 'Hi there', true],
    ['ice cream for all', 'ice cream', true],
    ['你好', '你好，世界', true],
    ['hi there', 'how are you', false],
    ['first phrase', 'second phrase', false],
    ['we set sail', 'under grey skies', false],
    ['', 'hello', false],
  ])('"%s", then "%s": the same speech? %s', (before, after, expected) => {
    expect(isRevision(before, after)).toBe(expected);
  });

  test('compares only the beginnings of long phrases', () => {
    const words = 'and so it went on '.repeat(500);
    expect(isRevision(words, `${words} for ever`)).toBe(true);
  });
});
