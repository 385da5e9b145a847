import { describe, expect, it, test } from 'vitest';
import { findKeptParts } from './kept-parts.ts';
import { restoreNames } from './name-check.ts';
import { lacksSign, missingParts, restoreDigits } from './number-check.ts';
import { pieceRanges } from './sentence-pieces.ts';
import { styleSentence } from './sentence-style.ts';
import { translateSentences } from './translate-sentence.ts';
import { translateText } from './translate-text.ts';

const partsOf = (text: string) => findKeptParts(text).map((part) => part.text);

test.each([
  ['Call +1 (555) 012-3456 or 555-0123 before 3:30.', ['+1 (555) 012-3456', '555-0123', '3:30']],
  ['On 12/05/2024 it cost $1,299.99.', ['12/05/2024', '1,299.99']],
  [
    'Mail a.b@example.com or see https://example.com/a?b=1, ok?',
    ['a.b@example.com', 'https://example.com/a?b=1'],
  ],
  ['I love 🍕 and 👩‍👩‍👧!', ['🍕', '👩‍👩‍👧']],
  ['Łukasz saw 東京 タワー on the A380.', ['Łukasz', '東京 タワー', 'A380']],
  [`A ${'long'.repeat(20)} word.`, ['long'.repeat(20)]],

  ['Nothing to keep here.', []],
])('finds what must be kept in: %s', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test('keeps a text of nothing but letters, without looking at it again from each of them', () => {
  const letters = 'a'.repeat(100_000);
  expect(partsOf(letters)).toEqual([letters]);
});

describe('numbers', () => {
  const missing = (sentence: string, translated: string) =>
    missingParts(findKeptParts(sentence), sentence, translated).map((part) => part.text);

  it.each([
    ['It costs 1,299.99.', 'Cuesta 1.299,99.'],
    ['At 3:30 pm.', 'À 15h30.'],
    ['At 3 pm.', 'A las 15:00.'],
    ['Um 15:30 Uhr.', 'At 3:30 pm.'],
    ['It costs $5.00.', 'Cuesta 5 dólares.'],
    ['At 09:30.', 'A las 9:30.'],
  ])('may be written in the style of the other language: %s', (sentence, translated) => {
    expect(missing(sentence, translated)).toEqual([]);
  });

  it('are missing if a digit differs or one of two is left out', () => {
    expect(missing('In 1999.', 'En 1998.')).toEqual(['1999']);
    expect(missing('5 of 5 people', '5 personas')).toEqual(['5']);
  });

  it('are written as digits again', () => {
    expect(restoreDigits('I have 2 dogs.', 'Tengo dos perros.', 'es')).toBe('Tengo 2 perros.');
  });

  it('keep their currency and percent sign, as a sign or a word', () => {
    expect(lacksSign('It costs $5.', 'Cuesta 5.')).toBe(true);
    expect(lacksSign('It costs $5.', 'Cuesta 5 dólares.')).toBe(false);
    expect(lacksSign('Up 5%.', 'Um 5 Prozent.')).toBe(false);
  });
});

describe('names', () => {
  it('get their spelling back', () => {
    expect(restoreNames('Could you tell Anna?', '¿Podrías decírselo a Ana?', 'en')).toBe(
      '¿Podrías decírselo a Anna?',
    );
  });

  it.each([
    ['I live in Germany.', 'Vivo in Germania.'],
    ['I was in London.', 'Estuve en Londres.'],
    ['See you in January.', 'Bis Januar.'],
  ])('of places and months are translated: %s', (sentence, translated) => {
    expect(restoreNames(sentence, translated, 'en')).toBe(translated);
  });
});

describe('dictated text', () => {
  it('becomes a complete sentence, and its translation looks like the text again', () => {
    const styled = styleSentence('could you come on thursday', 'en', 'es');
    expect(styled.input).toBe('Could you come on Thursday?');
    expect(styled.restore('¿Podrías venir el jueves?')).toBe('podrías venir el jueves');
  });

  it('keeps the capital letter of a German noun', () => {
    expect(styleSentence('money is tight', 'en', 'de').restore('Geld ist knapp.')).toBe('Geld ist knapp');
  });

  it('in capital letters stays in capital letters', () => {
    const styled = styleSentence('GOOD MORNING!', 'en', 'es');
    expect(styled.input).toBe('Good morning!');
    expect(styled.restore('¡Buenos días!')).toBe('¡BUENOS DÍAS!');
  });

  const pieces = (text: string) => pieceRanges(text, 'en').map(({ start, end }) => text.slice(start, end));

  it('is split where clauses begin if it is long', () => {
    const text =
      'we went to the market this morning and bought some fruit and then we met my sister who told us that she has found a new job in another town';
    const split = pieces(text);
    expect(split.length).toBeGreaterThan(1);
    expect(split.join(' ')).toBe(text);
    for (const piece of split) expect(piece.split(' ').length).toBeLessThanOrEqual(24);
  });

  it('is split after a greeting and before a question', () => {
    const text = 'good morning the meeting was moved to thursday at three could you tell Anna';
    expect(pieces(text)).toEqual([
      'good morning',
      'the meeting was moved to thursday at three',
      'could you tell Anna',
    ]);
    expect(pieces('I asked them what they would like to eat today')).toHaveLength(1);
  });

  it('is split at semicolons, but not after a title', () => {
    expect(pieces('It was moved to Thursday; could you tell Mr. Smith?')).toEqual([
      'It was moved to Thursday;',
      'could you tell Mr. Smith?',
    ]);
  });
});

describe('translating', () => {
  const languages = { source: 'en', target: 'es' };

  it('lets marks stand for what the model doesn’t know', async () => {
    const seen: string[] = [];
    const [made] = await translateSentences(['Write to a@example.com today.'], languages, async (texts) => {
      seen.push(...texts);
      return texts.map(() => 'Escribe a <x1> hoy.');
    });
    expect(seen).toEqual(['Write to <x1> today.']);
    expect(made).toBe('Escribe a a@example.com hoy.');
  });

  it('uses names with a model that doesn’t know the marks', async () => {
    const [made] = await translateSentences(['Write to a@example.com today.'], languages, async (texts) =>
      texts.map((text) => (text.includes('Tom') ? 'Escribe a Tom hoy.' : 'Escribe hoy.')),
    );
    expect(made).toBe('Escribe a a@example.com hoy.');
  });

  it('keeps more parts than there are marks', async () => {
    const text = 'See 東京 and 大阪 and 京都 and 奈良 and 神戸.';
    const [made] = await translateSentences([text], languages, async (texts) =>
      texts.map((each) => each.replace(/[^\p{Script=Latin}<>\d\s.]/gu, '')),
    );
    for (const city of ['東京', '大阪', '京都', '奈良', '神戸']) expect(made).toContain(city);
  });

  it('lets a mark stand for a number that was lost', async () => {
    const [made] = await translateSentences(['It costs 1,299 now.'], languages, async (texts) =>
      texts.map((text) => (text.includes('<x1>') ? 'Cuesta <x1> ahora.' : 'Cuesta mucho ahora.')),
    );
    expect(made).toBe('Cuesta 1,299 ahora.');
  });

  it('at last translates around what must be kept', async () => {
    const [made] = await translateSentences(['Call 555-0123 now.'], languages, async (texts) =>
      texts.map((text) => (text.startsWith('Call') ? 'Llama.' : 'Ahora.')),
    );
    expect(made).toBe('Llama 555-0123 ahora.');
  });

  it('shows the translation sentence by sentence and keeps line breaks', async () => {
    const shown: string[] = [];
    const made = await translateText(
      { text: 'One.  Two.\n\n 🎉\nThree.', ...languages, onPartial: (soFar) => shown.push(soFar) },
      async (texts) => texts.map((text) => text.toUpperCase()),
    );
    expect(made).toBe('ONE.  TWO.\n\n 🎉\nTHREE.');
    expect(shown).toEqual(['ONE.', 'ONE.  TWO.\n\n 🎉', 'ONE.  TWO.\n\n 🎉\nTHREE.']);
  });

  it('handles 5,000 characters without punctuation', async () => {
    const text = 'we talked about the weather and the garden '.repeat(120).trim();
    const made = await translateText({ text, ...languages }, async (texts) => {
      for (const each of texts) expect(each.split(' ').length).toBeLessThanOrEqual(24);
      return [...texts];
    });
    expect(made.split(' ')).toHaveLength(text.split(' ').length);
  });
});
