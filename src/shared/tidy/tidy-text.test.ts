import { describe, expect, it, test } from 'vitest';
import { type LanguageCode, languageCodes } from '../languages.ts';
import fc from '../test-seed.ts';
import { fillers } from './fillers.ts';
import { latinTidy, type TidySamples } from './test-tidy-latin.ts';
import { otherScriptTidy } from './test-tidy-other-scripts.ts';
import { tidyText } from './tidy-text.ts';

const samples: Record<LanguageCode, TidySamples> = { ...latinTidy, ...otherScriptTidy };
const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

describe.each(languageCodes)('%s', (language) => {
  const tidied = linesOf(samples[language].tidied).map((line) => line.split(' => '));
  const meant = linesOf(samples[language].meant);

  it('has at least ten texts to tidy and ten to leave alone', () => {
    expect(Math.min(tidied.length, meant.length)).toBeGreaterThanOrEqual(10);
  });

  it.each(tidied)('tidies "%s" to "%s"', (said = '', wanted) => {
    expect(tidyText(said, language)).toBe(wanted);
  });

  it.each(meant)('leaves "%s" alone', (text) => {
    expect(tidyText(text, language)).toBe(text);
  });
});

const language = fc.constantFrom(...languageCodes);

test('never changes a number', () => {
  const number = fc.oneof(
    fc.integer().map(String),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    fc.constantFrom('1 000', '1  000', '3.5', '3,5', '12:30', '.5', '1.000,00', '2026-11-16'),
  );
  fc.assert(
    fc.property(language, number, (code, text) => {
      expect(tidyText(`x ${text} y`, code)).toContain(text);
    }),
  );
});

test('keeps every word that is neither a filler nor repeated', () => {
  const words = fc.array(fc.constantFrom('ship', 'sea', 'night', 'lamp', 'wind', 'nine'), { minLength: 1 });
  fc.assert(
    fc.property(words, (list) => {
      const text = list.join(' ');
      expect(tidyText(text, 'en-US')).toBe(text);
    }),
  );
});

test('never lengthens a text and settles after a few passes', () => {
  const part = language.chain((code) => {
    const { sounds, setOff, stuttered } = fillers[code];
    const words = fc.constantFrom(...sounds, ...setOff, ...stuttered, 'x', '.', ',', '\n');
    return fc.record({ code: fc.constant(code), text: fc.array(words).map((list) => list.join(' ')) });
  });
  fc.assert(
    fc.property(part, ({ code, text }) => {
      let last = text;
      for (let pass = 0; pass < 20; pass += 1) {
        const next = tidyText(last, code);
        expect(next.length).toBeLessThanOrEqual(last.length);
        last = next;
      }
      expect(tidyText(last, code)).toBe(last);
    }),
  );
});

test('keeps paragraphs', () => {
  expect(tidyText('One um two\n\n  three', 'en-US')).toBe('One two\n\nthree');
});
