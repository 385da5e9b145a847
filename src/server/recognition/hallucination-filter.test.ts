import { expect, test } from 'vitest';
import { removeHallucinations } from './hallucination-filter.ts';

const segment = (text: string, noSpeech: number, logprob = -0.2, start = 0) => ({
  text,
  start,
  end: start + 2,
  no_speech_prob: noSpeech,
  avg_logprob: logprob,
});

test.each([
  '[Music]',
  ' (applause) ',
  '[BLANK_AUDIO] [Music].',
  '♪♪',
  '*coughs*',
  '（拍手）',
  '...',
  'Thank you. '.repeat(20),
  '谢谢观看'.repeat(10),
  'I am going to go. I am going to go. '.repeat(6),
])('drops %j', (text) => {
  expect(removeHallucinations({ text })).toEqual({ text: '' });
});

test.each([
  'Hello (I mean it) world.',
  '[Sandbox] 3.0 seconds of speech.',
  'No, no, no, no.',
  'Ha ha ha ha ha.',
  'Row, row, row your boat.',
  '100',
])('keeps %j', (text) => {
  expect(removeHallucinations({ text })).toEqual({ text });
});

test('drops segments without speech and their words', () => {
  const words = [
    { word: 'Good', start: 0, end: 0.4 },
    { word: 'morning.', start: 0.4, end: 1 },
    { word: 'Thanks', start: 2.1, end: 2.5 },
  ];
  const spoken = segment(' Good morning.', 0.1);
  expect(
    removeHallucinations({
      text: ' Good morning. Thanks for watching!',
      segments: [spoken, segment(' Thanks for watching!', 0.95, -0.3, 2)],
      words,
    }),
  ).toEqual({ text: 'Good morning.', words: words.slice(0, 2) });
});

test('drops a segment only if both scores indicate silence', () => {
  const textOf = (noSpeech: number, logprob: number) =>
    removeHallucinations({ text: 'Hm.', segments: [segment('Hm.', noSpeech, logprob)] }).text;
  expect(textOf(0.7, -0.5)).toBe('Hm.');
  expect(textOf(0.7, -1.2)).toBe('');
  expect(textOf(0.2, -1.2)).toBe('Hm.');
});

test('takes no longer for a text of open brackets', () => {
  const text = `a${'('.repeat(45_000)}`;
  const start = performance.now();
  expect(removeHallucinations({ text })).toEqual({ text });
  expect(performance.now() - start).toBeLessThan(2_000);
});
