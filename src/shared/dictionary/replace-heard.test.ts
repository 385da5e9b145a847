import { describe, expect, it, test } from 'vitest';
import { type LanguageCode, languageCodes } from '../languages.ts';
import fc from '../test-seed.ts';
import type { DictionaryEntry } from './entry.ts';
import { createHeardReplacer } from './replace-heard.ts';
import { latinWords, type WordSamples } from './test-words-latin.ts';
import { otherScriptWords } from './test-words-other-scripts.ts';

const samples: Record<LanguageCode, WordSamples> = { ...latinWords, ...otherScriptWords };
const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

const entriesOf = (words: string): DictionaryEntry[] =>
  linesOf(words).map((line) => {
    const [written = '', heard = ''] = line.split(' < ');
    return { written, heard: heard.split(', '), translations: {} };
  });

describe.each(languageCodes)('%s', (language) => {
  const { words, changed, unchanged } = samples[language];
  const replace = createHeardReplacer(entriesOf(words), language);
  const changes = linesOf(changed).map((line) => line.split(' => '));

  it('is tested with at least ten texts that change and ten that do not', () => {
    expect(Math.min(changes.length, linesOf(unchanged).length)).toBeGreaterThanOrEqual(10);
  });

  it.each(changes)('writes "%s" as "%s"', (heard = '', written) => {
    expect(replace(heard)).toBe(written);
  });

  it.each(linesOf(unchanged))('leaves "%s" alone', (text) => {
    expect(replace(text)).toBe(text);
  });
});

test('changes nothing in text that has none of the words', () => {
  const replace = createHeardReplacer(entriesOf('Kubernetes < cooper nettis'), 'en-US');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      if (!/nettis|kubernetes/i.test(text)) expect(replace(text)).toBe(text);
    }),
  );
});

test('keeps everything around the words', () => {
  const replace = createHeardReplacer(entriesOf('Kubernetes < cooper nettis'), 'en-US');
  const words = fc.array(fc.constantFrom('the', 'cooper', 'nettis', 'cooper nettis', 'ship', 'sails', '5'));
  fc.assert(
    fc.property(words, (list) => {
      const text = list.join(' ');
      expect(replace(text)).toBe(text.replaceAll(/\bcooper nettis\b/g, 'Kubernetes'));
    }),
  );
});

test('prefers the longest match and never replaces twice', () => {
  const entries = entriesOf('New York Times < york times\nYork < new york times\nTimes < york');
  expect(createHeardReplacer(entries, 'en-US')('new york times and york')).toBe('York and Times');
});

test('matches special characters literally', () => {
  const entries = entriesOf('C++ < c plus plus\n.NET < dot (net)');
  expect(createHeardReplacer(entries, 'en-US')('c plus plus, dot (net) and dotx(net)')).toBe(
    'C++, .NET and dotx(net)',
  );
});
