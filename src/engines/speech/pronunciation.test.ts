import { expect, it } from 'vitest';
import { spellNumbers } from './han-numerals.ts';
import { kanaToPhonemes } from './japanese.ts';
import { pronounceMandarin } from './mandarin.ts';

const mandarin = (sentence: string) => pronounceMandarin(sentence, (word) => `<${word}>`);

it.each([
  ['房子是红色的。', 'fa↗ŋʦɨ ʂɨ↘ xʊ↗ŋsɤ↘ tɤ.'],
  ['女儿，云！', 'ny↓ɚ↗, y↗n!'],
  ['我用OpenAI的', 'wo↓ jʊ↘ŋ <OpenAI> tɤ'],
])('pronounces the Mandarin %s', (sentence, phonemes) => {
  expect(mandarin(sentence)).toBe(phonemes);
});

it('pronounces the first of two third tones as a second tone', () => {
  expect(mandarin('你好')).toBe('ni↗ xau↓');
});

it('pronounces written pinyin like characters', () => {
  expect(mandarin('Fángzi shì hóngsè de.')).toBe(mandarin('房子是红色的。'));
  expect(mandarin('Xī’ān')).toBe('ɕi→a→n');
  expect(mandarin('hello')).toBe('<hello>');
});

it.each([
  ['デンシャワ', 'deɴɕaβa'],
  ['シュッパツ', 'ɕɯʔpaʦɨ'],
  ['トーキョー、', 'toːkʲoː, '],
  ['ファンティ', 'ɸanti'],
  ['シンブン', 'ɕimbɯɴ'],
])('pronounces the Japanese %s', (kana, phonemes) => {
  expect(kanaToPhonemes(kana)).toBe(phonemes);
});

it.each([
  ['0', '零', '零'],
  ['12', '十二', '十二'],
  ['101', '一百零一', '百一'],
  ['10,050,000', '一千零五万', '千五万'],
  ['120000000', '一亿二千万', '一億二千万'],
  ['3.14', '三点一四', '三点一四'],
  ['50%', '百分之五十', '五十パーセント'],
  ['2026年', '二零二六年', '二千二十六年'],
  ['007', '零零七', '零零七'],
])('spells %s', (number, chinese, japanese) => {
  expect(spellNumbers(number, 'zh')).toBe(chinese);
  expect(spellNumbers(number, 'ja')).toBe(japanese);
});
