import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { listBuiltInModels } from '../src/engines/translation/built-in-models.ts';
import { createTranslationModels } from '../src/engines/translation/translation-models.ts';
import { translateSentences } from '../src/shared/translation/translate-sentence.ts';
import { translateText } from '../src/shared/translation/translate-text.ts';
import { type HardSentence, isUntranslated, lostParts, readHardSentences } from './hard-sentences.ts';

const builtIn = fileURLToPath(new URL('../models', import.meta.url));
const sentences = readHardSentences();
const from = (language: string) => sentences.filter((sentence) => sentence.language === language);

const describeLoss = (sentence: HardSentence, target: string, translated: string) =>
  `${sentence.language}-${target}: ${sentence.text} => ${translated} (lost ${lostParts(sentence, translated).join(', ')})`;

it('has 200 texts, short and long', () => {
  expect(sentences).toHaveLength(200);
  const lengths = sentences.map(({ text }) => text.length);
  expect(lengths.filter((length) => length > 120).length).toBeGreaterThanOrEqual(15);
  expect(Math.max(...lengths)).toBeGreaterThan(4_800);
});

it('tells a translation from a copy', () => {
  const [sentence] = from('es').filter(({ text }) => text.startsWith('La reunión'));
  if (!sentence) throw new Error('The sentence is missing');
  expect(isUntranslated(sentence, sentence.text)).toBe(true);
  expect(isUntranslated(sentence, 'The meeting starts at 15:30.')).toBe(false);
});

it('translates nearly all texts and keeps what must survive in at least 97 % with the built-in models', {
  timeout: 300_000,
}, async () => {
  const models = createTranslationModels({ installed: 'nothing-installed', builtIn });
  const lost: string[] = [];
  const copied: string[] = [];
  let count = 0;
  const direct = listBuiltInModels(builtIn);
  expect(direct.length).toBeGreaterThan(0);
  // Two of the pairs that are translated via English.
  const directions = [...direct, { source: 'es', target: 'fr' }, { source: 'de', target: 'it' }];
  for (const { source, target } of directions) {
    for (const sentence of from(source)) {
      const translated = await translateText({ text: sentence.text, source, target }, (texts) =>
        models.translate(source, target, texts),
      );
      count += 1;
      if (lostParts(sentence, translated).length > 0) lost.push(describeLoss(sentence, target, translated));
      if (isUntranslated(sentence, translated))
        copied.push(`${sentence.language}-${target}: ${sentence.text} => ${translated}`);
    }
  }
  expect(copied.length, copied.join('\n')).toBeLessThanOrEqual(count * 0.02);
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(count * 0.03);
});

/** Translates nothing well: it loses every number, changes names and drops what it doesn't know. */
const badModel = async (texts: readonly string[]) =>
  texts.map((text) =>
    text
      .replace(/\d+/gu, '')
      .replace(/[^\p{Script=Latin}\s.,!?]/gu, '')
      .replace(/nn/gu, 'n'),
  );

it('keeps everything but names even if a model loses every number', async () => {
  const lost: string[] = [];
  for (const sentence of sentences) {
    const target = sentence.language === 'en' ? 'es' : 'en';
    const [translated = ''] = await translateSentences(
      [sentence.text],
      { source: sentence.language, target },
      badModel,
    );
    if (lostParts(sentence, translated).length > 0) lost.push(describeLoss(sentence, target, translated));
  }
  expect(lost).toEqual([]);
});
