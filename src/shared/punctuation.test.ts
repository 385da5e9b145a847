import { describe, expect, test } from 'vitest';
import { type LanguageCode, languageCodes } from './languages.ts';
import { punctuate, type Spoken, spokenAddition } from './punctuation.ts';
import fc from './test-seed.ts';

const english = { language: 'en-US', enabled: true } as const;

function speak(language: LanguageCode, first: string, pauseMs: number, second: string): string {
  return punctuate([{ words: first }, { words: second, pauseMs }], { language, enabled: true });
}

const count = (words: number, from = 1) =>
  Array.from({ length: words }, (_, index) => `w${index + from}`).join(' ');

describe('pauses', () => {
  test.each([
    [0, 'Hello there how are you'],
    [800, 'Hello there how are you'],
    [1_000, 'Hello there how are you'],
    [1_001, 'Hello there, how are you'],
    [1_500, 'Hello there, how are you'],
    [2_000, 'Hello there, how are you'],
    [2_001, 'Hello there. How are you'],
    [2_500, 'Hello there. How are you'],
  ])('handles a pause of %i ms after a word', { tags: ['R-9.7', 'R-9.8'] }, (pauseMs, expected) => {
    expect(speak('en-US', 'hello there', pauseMs, ' how are you')).toBe(expected);
  });

  test.each([
    [800, 'Is it? Yes'],
    [1_500, 'Is it?\nYes'],
    [2_500, 'Is it?\n\nYes'],
  ])('handles a pause of %i ms after a sentence', { tags: ['R-9.7', 'R-9.8'] }, (pauseMs, expected) => {
    expect(speak('en-US', 'is it?', pauseMs, 'yes')).toBe(expected);
  });

  test('never doubles a punctuation mark', () => {
    expect(speak('en-US', 'well,', 1_500, 'then')).toBe('Well, then');
    expect(speak('en-US', 'well,', 2_500, 'then')).toBe('Well, then');
    expect(speak('en-US', 'really', 2_500, '? Yes')).toBe('Really? Yes');
    expect(speak('en-US', 'he said "no."', 2_500, 'fine')).toBe('He said "no."\n\nFine');
    expect(speak('en-US', 'she thought -', 1_500, 'no')).toBe('She thought - no');
  });

  test('keeps line breaks and spaces as typed', () => {
    expect(spokenAddition('first line\n', { words: 'second', pauseMs: 3_000 }, english)).toBe('second');
    expect(spokenAddition('done.\n', { words: 'second', pauseMs: 3_000 }, english)).toBe('Second');
    expect(spokenAddition('a title\n\n', { words: 'second', pauseMs: 0 }, english)).toBe('Second');
    expect(spokenAddition('and ', { words: 'more', pauseMs: 3_000 }, english)).toBe('more');
  });
});

describe('run-on sentences', () => {
  test('ends a sentence at the next boundary after ten words', { tags: ['R-9.9'] }, () => {
    const phrases = [
      { words: count(5) },
      { words: count(5, 6) },
      { words: count(5, 11) },
      { words: count(10, 16) },
    ];
    expect(punctuate(phrases, english)).toBe(`W1 ${count(9, 2)}. W11 ${count(4, 12)} ${count(10, 16)}`);
  });

  const wordByWord = (words: number, pauseMs: number) =>
    count(words)
      .split(' ')
      .map((one) => ({ words: one, pauseMs }));

  test('splits 25 words with short pauses between them after every tenth word', { tags: ['R-9.9'] }, () => {
    expect(punctuate(wordByWord(25, 400), english)).toBe(
      `W1 ${count(9, 2)}. W11 ${count(9, 12)}. W21 ${count(4, 22)}`,
    );
  });

  test('continues a lower-case clause without pauses up to twenty words', { tags: ['R-9.9'] }, () => {
    expect(punctuate(wordByWord(45, 399), english)).toBe(
      `W1 ${count(19, 2)}. W21 ${count(19, 22)}. W41 ${count(4, 42)}`,
    );
  });

  test('waits for the first pause after the tenth word', { tags: ['R-9.9'] }, () => {
    const phrases = [
      { words: 'so today we look at how to plan our week and what' },
      { words: 'that means for the people we work with', pauseMs: 50 },
      { words: 'then we talk about the summer', pauseMs: 450 },
    ];
    expect(punctuate(phrases, english)).toBe(
      'So today we look at how to plan our week and what that means for the people we work with. Then we talk about the summer',
    );
  });

  test.each<[string, LanguageCode, string, boolean]>([
    ['splits before a capital', 'en-US', 'That means', true],
    ['does not split before lower case', 'en-US', '"that means', false],
    ['does not split before the English "I"', 'en-US', "I'm not sure", false],
    ['splits before a word that begins with "I"', 'en-US', 'It means', true],
    ['does not split before a German noun', 'de-DE', 'Woche', false],
    ['splits anywhere in a script without capitals', 'hi-IN', 'इसका मतलब', true],
  ])('%s, without a pause', { tags: ['R-9.9'] }, (_name, language, next, split) => {
    const how = { language, enabled: true };
    const phrases = [{ words: count(12) }, { words: next, pauseMs: 50 }];
    expect(/[.।] *\p{L}/u.test(punctuate(phrases, how))).toBe(split);
  });

  test('does not split exactly ten words', { tags: ['R-9.9'] }, () => {
    expect(punctuate([{ words: count(9) }, { words: 'w10' }], english)).not.toContain('.');
  });

  test('starts a new run after a comma but not after a decimal point', () => {
    expect(punctuate([{ words: `${count(9)}, x` }, { words: 'y' }], english)).not.toContain('.');
    expect(punctuate([{ words: `it is 3.5 ${count(9)}` }, { words: 'y' }], english)).toMatch(/\. Y$/);
  });

  test('counts words in languages without spaces', () => {
    const japanese = punctuate(
      [{ words: '今日はとても良い天気なので公園に行きました' }, { words: '楽しかった' }],
      {
        language: 'ja-JP',
        enabled: true,
      },
    );
    expect(japanese).toBe('今日はとても良い天気なので公園に行きました。楽しかった');
  });
});

describe('writing systems', () => {
  test.each<[LanguageCode, string, string, string, string]>([
    ['es-ES', 'hola', 'qué tal', 'Hola, qué tal', 'Hola. Qué tal'],
    ['de-DE', 'guten tag', 'und dann', 'Guten tag, und dann', 'Guten tag. Und dann'],
    ['ru-RU', 'привет', 'как дела', 'Привет, как дела', 'Привет. Как дела'],
    ['zh-CN', '你好', '再见', '你好，再见', '你好。再见'],
    ['zh-TW', '你好', '再見', '你好，再見', '你好。再見'],
    ['zh-CN-pinyin', 'nǐ hǎo', 'zàijiàn', 'Nǐ hǎo, zàijiàn', 'Nǐ hǎo. Zàijiàn'],
    ['ja-JP', 'こんにちは', 'さようなら', 'こんにちは、さようなら', 'こんにちは。さようなら'],
    ['ko-KR', '안녕하세요', '감사합니다', '안녕하세요, 감사합니다', '안녕하세요. 감사합니다'],
    ['ar-SA', 'مرحبا', 'شكرا', 'مرحبا، شكرا', 'مرحبا. شكرا'],
    ['hi-IN', 'नमस्ते', 'धन्यवाद', 'नमस्ते, धन्यवाद', 'नमस्ते। धन्यवाद'],
    ['th-TH', 'สวัสดี', 'ขอบคุณ', 'สวัสดี ขอบคุณ', 'สวัสดี ขอบคุณ'],
    ['vi-VN', 'xin chào', 'cảm ơn', 'Xin chào, cảm ơn', 'Xin chào. Cảm ơn'],
  ])('uses the punctuation of %s', { tags: ['R-9.7', 'R-9.8'] }, (language, first, second, comma, stop) => {
    expect(speak(language, first, 1_500, second)).toBe(comma);
    expect(speak(language, first, 2_500, second)).toBe(stop);
  });

  test('joins phrases by the rules of the script', () => {
    expect(speak('zh-CN', '你好', 0, '世界')).toBe('你好世界');
    expect(speak('zh-CN', '我用', 0, 'Chrome')).toBe('我用 Chrome');
    expect(speak('th-TH', 'สวัสดี', 0, 'ครับ')).toBe('สวัสดีครับ');
    expect(speak('ko-KR', '안녕', 0, '친구')).toBe('안녕 친구');
  });

  test('capitalises after opening marks and leaves names alone', () => {
    expect(punctuate([{ words: '¿qué?' }], { language: 'es-ES', enabled: true })).toBe('¿Qué?');
    expect(punctuate([{ words: 'iPhone sales' }], english)).toBe('iPhone sales');
    expect(punctuate([{ words: 'ßa' }], { language: 'de-DE', enabled: true })).toBe('ßa');
  });
});

describe('without punctuation', () => {
  test('only joins phrases', () => {
    expect(
      punctuate([{ words: 'hello' }, { words: 'there', pauseMs: 5_000 }], {
        language: 'en-US',
        enabled: false,
      }),
    ).toBe('hello there');
  });
});

describe('for any input', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'hello',
      "don't",
      'iPhone',
      '3.5',
      'Straße',
      'мир',
      '你好',
      'สวัสดี',
      'नमस्ते',
      'مرحبا',
      'nǐ',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
  );
  const phrase: fc.Arbitrary<Spoken> = fc.record({
    words: fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(' ')),
    pauseMs: fc.constantFrom(undefined, 0, 399, 500, 1_000, 1_001, 1_999, 2_001, 9_000),
  });
  const options = fc.record({ language: fc.constantFrom(...languageCodes), enabled: fc.boolean() });
  /** The text without the punctuation, spaces and capitals that the rules may add. */
  const letters = (text: string) => text.replace(/[\s,.，。、،।]/gu, '').toLowerCase();

  test('never loses, adds or reorders words', () => {
    fc.assert(
      fc.property(fc.array(phrase, { maxLength: 12 }), options, (phrases, how) => {
        const spoken = phrases.map(({ words }) => words).join('');
        expect(letters(punctuate(phrases, how))).toBe(letters(spoken));
      }),
    );
  });

  test('never changes the existing text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), phrase, options, (text, spoken, how) => {
        expect(punctuate([spoken], how, text).startsWith(text)).toBe(true);
      }),
    );
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.array(phrase, { maxLength: 12 }), options, (phrases, how) => {
        const once = punctuate(phrases, how);
        expect(punctuate([{ words: once, pauseMs: 9_000 }], how)).toBe(once);
      }),
    );
  });

  test('never adds a second punctuation mark', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ words: fc.constantFrom('one', 'two.', 'three,', 'four?'), pauseMs: fc.nat(4_000) }),
        ),
        fc.constantFrom(...languageCodes),
        (phrases, language) => {
          expect(punctuate(phrases, { language, enabled: true })).not.toMatch(
            /[,.?!。，、،।][,.?!。，、،।]/u,
          );
        },
      ),
    );
  });
});
