import { describe, expect, test } from 'vitest';
import { endOfSentence } from './end-of-sentence.ts';
import type { LanguageCode } from './languages.ts';

describe('endOfSentence', () => {
  const cases: [LanguageCode, string, string][] = [
    ['en-US', 'The boat leaves at noon', '.'],
    ['en-US', 'Where does the boat leave', '?'],
    ['en-US', 'It is late. Can you come tomorrow', '?'],
    ['en-US', 'It is late. And what’s the plan for tomorrow', '?'],
    ['en-US', 'When I came home it was dark', '.'],
    ['en-US', 'What a beautiful morning', '.'],
    ['en-US', 'Will power is not enough', '.'],
    ['en-US', 'It costs 3.50 in the shop', '.'],
    ['es-ES', 'El barco sale a mediodía', '.'],
    ['fr-FR', 'Est-ce que le bateau part demain', '\u202f?'],
    ['de-DE', 'Das Schiff fährt um zwölf', '.'],
    ['zh-CN', '船中午十二点开吗', '？'],
    ['zh-CN', '船中午十二点开', '。'],
    ['ja-JP', '船は正午に出ます', '。'],
    ['hi-IN', 'नाव दोपहर में निकलती है', '।'],
    ['ko-KR', '배는 몇 시에 떠납니까', '?'],
  ];
  for (const [language, text, mark] of cases)
    test(`${language}: “${text}” ends in “${mark}”`, () => expect(endOfSentence(text, language)).toBe(mark));

  test('adds nothing after punctuation, a line break or a few words, or where the script has no full stop', () => {
    for (const text of [
      '',
      'The boat leaves.',
      'Who are you?',
      'we leave, he said,',
      'The boat leaves\n',
      'Milk',
      'Blue paint',
    ])
      expect(endOfSentence(text, 'en-US'), text).toBe('');
    expect(endOfSentence('All is well. Milk', 'en-US')).toBe('');
    expect(endOfSentence('First things first\nmilk', 'en-US')).toBe('');
    expect(endOfSentence('เรือออกตอนเที่ยง', 'th-TH')).toBe('');
  });
});
