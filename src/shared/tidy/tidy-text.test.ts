import { describe, expect, it, test } from 'vitest';
import { type LanguageCode, languageCodes } from '../languages.ts';
import fc from '../test-seed.ts';
import { fillers } from './fillers.ts';
import { fillerSamples } from './test-fillers.ts';
import { unpunctuatedSamples } from './test-fillers-unpunctuated.ts';
import { latinTidy, type TidySamples } from './test-tidy-latin.ts';
import { otherScriptTidy } from './test-tidy-other-scripts.ts';
import { tidyText } from './tidy-text.ts';

const samples: Record<LanguageCode, TidySamples> = { ...latinTidy, ...otherScriptTidy };
const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

/** A text that was spoken with pauses at its vertical bars. */
function spoken(said: string) {
  const phrases = said.split(/ ?\|/u);
  const pauses = phrases.slice(1).map((_, index) => phrases.slice(0, index + 1).join('').length);
  return { text: phrases.join(''), pauses };
}

function tidy(said: string, language: LanguageCode): string {
  const { text, pauses } = spoken(said);
  return tidyText(text, language, pauses);
}

describe.each(languageCodes)('%s', (language) => {
  const all = [samples[language], fillerSamples[language], unpunctuatedSamples[language]];
  const tidied = all.flatMap((each) => linesOf(each.tidied).map((line) => line.split(' => ')));
  const meant = all.flatMap((each) => linesOf(each.meant));

  it('is tested with at least ten texts with fillers to remove and ten whose words must stay', () => {
    const removing = tidied.filter(([said = '', wanted = '']) => fillersIn(said) > fillersIn(wanted));
    expect(removing.length).toBeGreaterThanOrEqual(10);
    expect(meant.filter((text) => fillersIn(text) > 0).length).toBeGreaterThanOrEqual(10);
  });

  function fillersIn(text: string): number {
    const { sounds, setOff } = fillers[language];
    const words = [...sounds, ...setOff].join('|');
    const isWhole = !/^(zh-CN|zh-TW|ja-JP|th-TH)$/.test(language);
    const pattern = isWhole ? `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])` : words;
    return text.match(new RegExp(pattern, 'giu'))?.length ?? 0;
  }

  it.each(tidied)('tidies "%s" to "%s"', (said = '', wanted) => {
    expect(tidy(said, language)).toBe(wanted);
  });

  it.each(meant)('leaves "%s" alone', (said) => {
    expect(tidy(said, language)).toBe(spoken(said).text);
  });

  it('removes every filler between pauses, and inside a phrase only sounds', () => {
    const { sounds, setOff } = fillers[language];
    // Thai writes pauses as spaces.
    const space = /^(zh-CN|zh-TW|ja-JP|th-TH)$/.test(language) ? '' : ' ';
    const pause = `${space}|${space}`;
    for (const filler of [...sounds, ...setOff]) {
      const inside = (left: string, right: string) => `7 8 9${left}${filler}${right}6 5 4`;
      const removed = tidy(inside(pause, pause), language);
      expect(removed.replaceAll(' ', ''), filler).toBe('789654');
      for (const [left, right] of [
        [space, space],
        [pause, space],
        [space, pause],
      ] as const) {
        const said = inside(left, right);
        if (sounds.includes(filler) && language !== 'th-TH')
          expect(tidy(said, language).replaceAll(' ', ''), said).toBe('789654');
        else expect(tidy(said, language)).toBe(spoken(said).text);
      }
    }
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

test('never lengthens text and settles after a few passes', () => {
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
  expect(tidyText('One day, um, two\n\n  three', 'en-US')).toBe('One day two\n\nthree');
});
