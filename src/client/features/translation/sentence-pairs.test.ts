import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairAt } from './pair-at.ts';
import {
  contextOf,
  followText,
  joinTranslation,
  type SentencePair,
  waitingSentences,
} from './sentence-pairs.ts';

function createText(locale = 'en-US') {
  let lastId = 0;
  let pairs: SentencePair[] = [];
  return {
    write(text: string) {
      pairs = followText(pairs, text, locale, () => {
        lastId += 1;
        return lastId;
      });
      return pairs;
    },
    /** Translates into capitals. */
    translate() {
      pairs = pairs.map((pair) => ({
        ...pair,
        translation: { text: pair.text.toUpperCase(), onDevice: false },
        outdated: false,
      }));
      return pairs;
    },
  };
}

const ids = (pairs: readonly SentencePair[]) => pairs.map(({ id }) => id);
const waiting = (pairs: readonly SentencePair[], speaking = false) =>
  waitingSentences(pairs, speaking).map(({ text }) => text);

describe('followText', () => {
  test('gives a new sentence a new pair and leaves the others alone', () => {
    const text = createText();
    text.write('One is here. Two is here.');
    const before = text.translate();
    const after = text.write('One is here. Two is here. Three is here.');
    expect(after.slice(0, 2)).toEqual(before);
    expect(waiting(after)).toEqual(['Three is here.']);
  });

  test('requests only the edited sentence, and keeps its old translation meanwhile', () => {
    const text = createText();
    text.write('One is here. Two is here. Three is here.');
    text.translate();
    const after = text.write('One is here. Two was there. Three is here.');
    expect(ids(after)).toEqual([1, 2, 3]);
    expect(waiting(after)).toEqual(['Two was there.']);
    expect(after[1]).toMatchObject({ outdated: true, translation: { text: 'TWO IS HERE.' } });
  });

  test('keeps the rest aligned when a sentence is split', () => {
    const text = createText();
    text.write('One is here. Two is here and three is there. Four is here.');
    text.translate();
    const after = text.write('One is here. Two is here. Three is there. Four is here.');
    expect(ids(after)).toEqual([1, 2, 4, 3]);
    expect(waiting(after)).toEqual(['Two is here.', 'Three is there.']);
  });

  test('keeps the rest aligned when sentences are joined', () => {
    const text = createText();
    text.write('One is here. Two is here. Three is there. Four is here.');
    text.translate();
    const after = text.write('One is here. Two is here and three is there. Four is here.');
    expect(ids(after)).toEqual([1, 2, 4]);
    expect(waiting(after)).toEqual(['Two is here and three is there.']);
  });

  test('finds the sentences between two edits', () => {
    const text = createText();
    text.write('A one. B two. C three. D four. E five.');
    text.translate();
    const after = text.write('A one. B changed. C three. D four. E changed.');
    expect(waiting(after)).toEqual(['B changed.', 'E changed.']);
    expect(ids(after)).toEqual([1, 2, 3, 4, 5]);
  });

  test('drops sentences that are removed', () => {
    const text = createText();
    text.write('One is here. Two is here. Three is here.');
    text.translate();
    expect(ids(text.write('One is here. Three is here.'))).toEqual([1, 3]);
    expect(text.write('')).toEqual([]);
  });

  test('requests a sentence again when an edit is reverted, because its translation may belong to the edit', () => {
    const text = createText();
    text.write('One is here.');
    text.translate();
    text.write('One was here.');
    expect(waiting(text.write('One is here.'))).toEqual(['One is here.']);
  });

  test('ranges and sentences always agree with the text', () => {
    const part = fc.constantFrom('One. ', 'Two! ', 'three ', 'Is it? ', '\n', '她走了。', '“Yes.” ');
    const written = fc.array(part, { maxLength: 10 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(written, { maxLength: 6 }), (texts) => {
        const text = createText();
        for (const each of texts) {
          const pairs = text.write(each);
          for (const pair of pairs) expect(each.slice(pair.range.start, pair.range.end)).toBe(pair.text);
          expect(new Set(ids(pairs)).size).toBe(pairs.length);
          for (const pair of pairs) {
            if (pair.translation && !pair.outdated)
              expect(pair.translation.text).toBe(pair.text.toUpperCase());
          }
          expect(waiting(text.translate())).toEqual([]);
        }
      }),
    );
  });
});

describe('waitingSentences', () => {
  test('leaves the sentence that is being spoken alone until it has ended', () => {
    const text = createText();
    expect(waiting(text.write('One is here. And then'), true)).toEqual(['One is here.']);
    expect(waiting(text.write('One is here. And then it ended.'), true)).toHaveLength(2);
    expect(waiting(text.write('One is here. And then'), false)).toHaveLength(2);
  });
});

describe('contextOf', () => {
  test('contains the two preceding sentences, and only the end of long ones', () => {
    const text = createText();
    const long = `A${' word'.repeat(200)}.`;
    const pairs = text.write(`One is here. ${long} Three is here. Four is here.`);
    expect(contextOf(pairs, 1)).toEqual([]);
    expect(contextOf(pairs, 2)).toEqual(['One is here.']);
    const [cut, short] = contextOf(pairs, 4);
    expect(cut).toHaveLength(500);
    expect(long.endsWith(cut ?? '-')).toBe(true);
    expect(short).toBe('Three is here.');
  });
});

describe('joinTranslation', () => {
  test('keeps line breaks and says where each sentence is', () => {
    const text = createText();
    const original = 'One is here. Two is here.\n\nThree is here.';
    text.write(original);
    const pairs = text.translate();
    const joined = joinTranslation(pairs, original);
    expect(joined.text).toBe('ONE IS HERE. TWO IS HERE.\n\nTHREE IS HERE.');
    expect(pairs.map(({ id }) => joined.ranges.get(id))).toEqual([
      { start: 0, end: 12 },
      { start: 13, end: 25 },
      { start: 27, end: 41 },
    ]);
  });

  test('leaves out sentences that are not translated yet, but keeps their line breaks in the middle', () => {
    const text = createText();
    const original = 'One is here.\nTwo is here.\nThree is here.';
    text.write(original);
    const [one, two, three] = text.translate();
    if (!one || !two || !three) throw new Error('Expected three sentences');
    const pairs = [one, { ...two, translation: null }, three];
    expect(joinTranslation(pairs, original).text).toBe('ONE IS HERE.\n\nTHREE IS HERE.');
    expect(joinTranslation([{ ...one, translation: null }, two], original).text).toBe('TWO IS HERE.');
  });

  test('writes no spaces between Chinese sentences, and keeps characters for voices', () => {
    const text = createText();
    const [first, second] = text.write('One is here. Two is here.');
    if (!first || !second) throw new Error('Expected two sentences');
    const chinese = { text: '你好。', onDevice: false };
    const pinyin = { text: 'Nǐ hǎo.', speakableText: '你好。', onDevice: false };
    const join = (translation: SentencePair['translation']) =>
      joinTranslation(
        [
          { ...first, translation },
          { ...second, translation },
        ],
        'One is here. Two is here.',
      );
    expect(join(chinese).text).toBe('你好。你好。');
    expect(join(pinyin)).toMatchObject({ text: 'Nǐ hǎo. Nǐ hǎo.', speakableText: '你好。你好。' });
  });
});

test('pairAt finds the sentence at a position', () => {
  const pairs = createText().write('One is here. Two is here.');
  expect(pairAt(pairs, 3)?.id).toBe(1);
  expect(pairAt(pairs, 25)?.id).toBe(2);
  expect(pairAt(pairs, 99)).toBeUndefined();
});
