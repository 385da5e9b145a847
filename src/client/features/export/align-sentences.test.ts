import { expect, test } from 'vitest';
import { alignSentences } from './align-sentences.ts';

const of = (...texts: string[]) => texts.map((text) => ({ text }));
const plain = (pairs: ReturnType<typeof alignSentences<{ text: string }>>) =>
  pairs.map(([source, target]) => [source.map(({ text }) => text), target.map(({ text }) => text)]);

test('pairs equal numbers of sentences one by one', () => {
  expect(plain(alignSentences(of('One.', 'Two.'), of('Uno.', 'Dos.')))).toEqual([
    [['One.'], ['Uno.']],
    [['Two.'], ['Dos.']],
  ]);
});

test('keeps both halves of a sentence that was split in translation', () => {
  const source = of(
    'Good morning.',
    'We kept the lamps low and counted the hours until dawn.',
    'Then it was over.',
  );
  const target = of(
    'Buenos días.',
    'Mantuvimos las luces bajas.',
    'Contamos las horas hasta el alba.',
    'Y se acabó todo.',
  );
  expect(plain(alignSentences(source, target))[1]).toEqual([
    ['We kept the lamps low and counted the hours until dawn.'],
    ['Mantuvimos las luces bajas.', 'Contamos las horas hasta el alba.'],
  ]);
});

test('loses no sentence when one side is empty', () => {
  expect(plain(alignSentences(of('Only here.'), []))).toEqual([[['Only here.'], []]]);
});
