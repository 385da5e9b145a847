import { describe, expect, test } from 'vitest';
import { createSessionWords } from './phrases.ts';

/** Collects the written phrases into one string. */
function setUp() {
  const text = new Map<symbol, string>();
  const words = createSessionWords(({ key, words }) => text.set(key, words));
  return { words, text: () => [...text.values()] };
}

describe('createSessionWords', () => {
  test('replaces interim words with the final result', { tags: ['R-1.2'] }, () => {
    const { words, text } = setUp();
    expect(words.interim('I scr')).toBe('I scr');
    words.final({ id: 1, words: 'ice cream' });
    expect(words.interim('')).toBe('');
    words.close();
    expect(text()).toEqual(['ice cream']);
  });

  test('writes interim words when the session ends', () => {
    const { words, text } = setUp();
    words.interim('half a sentence');
    words.close();
    words.close();
    expect(text()).toEqual(['half a sentence']);
  });

  test('replaces written interim words with a late final result and appends further results', () => {
    const { words, text } = setUp();
    words.interim('hello there how are you');
    words.close();
    words.final({ id: 1, words: 'Hello there.' });
    words.final({ id: 2, words: 'How are you?' });
    expect(text()).toEqual(['Hello there.', 'How are you?']);
  });

  test('writes late interim words', () => {
    const { words, text } = setUp();
    words.interim('the very last');
    words.close();
    expect(words.interim('the very last phrase')).toBe('');
    expect(text()).toEqual(['the very last phrase']);
    words.final({ id: 1, words: 'The very last phrase.' });
    expect(text()).toEqual(['The very last phrase.']);
  });

  test('keeps withdrawn words on screen until the engine repeats them', () => {
    const { words, text } = setUp();
    words.interim('we set sail');
    expect(words.interim('')).toBe('we set sail');
    expect(words.interim('we set sail at')).toBe('we set sail at');
    words.interim('');
    words.final({ id: 1, words: 'We set sail at dawn' });
    words.close();
    expect(text()).toEqual(['We set sail at dawn']);
  });

  test('writes withdrawn words when other words follow', () => {
    const { words, text } = setUp();
    words.interim('we set sail');
    words.interim('');
    expect(words.interim('under grey skies')).toBe('under grey skies');
    expect(text()).toEqual(['we set sail']);
    words.interim('');
    words.final({ id: 1, words: 'nobody spoke' });
    expect(text()).toEqual(['we set sail', 'under grey skies', 'nobody spoke']);
  });

  test('writes the interim words once if the final result is blank', () => {
    const { words, text } = setUp();
    words.interim('we set sail');
    words.final({ id: 1, words: '' });
    expect(text()).toEqual(['we set sail']);
    words.final({ id: 2, words: 'We set sail.' });
    words.final({ id: 3, words: 'Under grey skies.' });
    words.close();
    expect(text()).toEqual(['We set sail.', 'Under grey skies.']);
  });

  test('revises the phrase with the same id, however much it changes', () => {
    const { words, text } = setUp();
    words.final({ id: 1, words: 'one' });
    words.final({ id: 2, words: 'two' });
    words.interim('three');
    words.final({ id: 1, words: 'Something else.' });
    words.close();
    expect(text()).toEqual(['Something else.', 'two', 'three']);
  });
});
