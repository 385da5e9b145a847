import { expect, it } from 'vitest';
import { splitIntoPhrases } from './phrases.ts';

it('begins with a short phrase and continues sentence by sentence', () => {
  const text =
    'The committee met on Tuesday afternoon to discuss the proposal, which includes a new bridge over the river. Several members raised concerns. Others did not.';
  expect(splitIntoPhrases(text, 'en-US')).toEqual([
    'The committee met on Tuesday afternoon',
    'to discuss the proposal, which includes a new bridge over the river.',
    'Several members raised concerns.',
    'Others did not.',
  ]);
});

it('keeps a short first sentence whole', () => {
  expect(splitIntoPhrases('Good morning. How are you?', 'en-US')).toEqual(['Good morning.', 'How are you?']);
});

it('ends the first phrase at a comma where it can', () => {
  expect(
    splitIntoPhrases('When the train finally arrived, everybody got on and sat down in it.', 'en-US')[0],
  ).toBe('When the train finally arrived,');
});

it('takes fewer characters of Chinese and Japanese', () => {
  const text =
    '委员会星期二下午开会讨论规划部门提交的建议，其中包括一座新桥和一条自行车道。决定预计在春天作出。';
  const phrases = splitIntoPhrases(text, 'zh-CN');
  expect(phrases.join('')).toBe(text);
  expect(phrases[0]?.length).toBeLessThanOrEqual(14);
});

it('loses no words', () => {
  const text = 'One two three. '.repeat(40).trim();
  expect(splitIntoPhrases(text, 'en-US').join(' ')).toBe(text);
});
