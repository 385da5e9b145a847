import { expect, test } from 'vitest';
import { highlightOf, sentenceAtShare, toShownRange } from './reading-position.ts';

test('finds the current sentence from the playback position', () => {
  const text = 'Aaaa bbbb. Cccc dddd. Eeee ffff.';
  const at = (share: number) => {
    const range = sentenceAtShare(text, 'en-US', share);
    return range && text.slice(range.start, range.end);
  };
  expect([at(0), at(0.4), at(0.99), at(1)]).toEqual(['Aaaa bbbb.', 'Cccc dddd.', 'Eeee ffff.', 'Eeee ffff.']);
  expect(sentenceAtShare('', 'en-US', 0.5)).toBeNull();
});

test('highlights the pinyin sentence that matches the spoken characters', { tags: ['R-10.25'] }, () => {
  const spoken = '今天很好。明天呢？';
  const shown = 'Jīntiān hěn hǎo. Míngtiān ne?';
  const range = toShownRange({ start: 5, end: 9 }, spoken, shown, 'zh-CN');
  expect(range && shown.slice(range.start, range.end)).toBe('Míngtiān ne?');
  expect(toShownRange({ start: 0, end: 5 }, spoken, 'Only one', 'zh-CN')).toBeNull();
  expect(toShownRange({ start: 0, end: 5 }, spoken, spoken, 'zh-CN')).toEqual({ start: 0, end: 5 });
});

test('places a highlight in the part of the view that was selected', () => {
  const reading = { text: ' Hello there.', language: 'en-US', view: 'original', offset: 10 } as const;
  const spoken = 'Hello there.';
  const marks = { sentence: { start: 0, end: 12 }, word: { start: 6, end: 11 } };
  expect(highlightOf(reading, spoken, marks)).toEqual({
    view: 'original',
    sentence: { start: 11, end: 23 },
    word: { start: 17, end: 22 },
  });
  expect(highlightOf({ ...reading, text: 'Hello <b>there</b>.' }, spoken, marks)).toBeNull();
});
