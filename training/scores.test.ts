import { expect, it } from 'vitest';
import { bleu, chrf } from './scores.ts';

it('gives equal sentences 100 points', () => {
  const sentences = ['The train leaves at three.', 'Where is the station?'];
  expect(bleu(sentences, sentences)).toBeCloseTo(100);
  expect(chrf(sentences, sentences)).toBeCloseTo(100);
});

it('gives no points without a common letter', () => {
  expect(bleu(['aaa bbb ccc ddd'], ['eee fff ggg hhh'])).toBeLessThan(5);
  expect(chrf(['aaa'], ['bbb'])).toBe(0);
  expect(bleu([''], ['bbb'])).toBe(0);
});

it('lowers BLEU for translations that are too short', () => {
  const reference = 'I have to go to the station with Anna today';
  const short = 'I have to go to the station';
  // All groups of words agree, so only the length counts: 7 words instead of 10.
  expect(bleu([short], [reference])).toBeCloseTo(100 * Math.exp(1 - 10 / 7));
});

it('counts half of the words in the wrong order as less than all', () => {
  const reference = ['the small cat sat on the mat'];
  const score = bleu(['on the mat the small cat sat'], reference);
  expect(score).toBeGreaterThan(30);
  expect(score).toBeLessThan(90);
  expect(chrf(['the small bat sat on the mat'], reference)).toBeGreaterThan(60);
});
