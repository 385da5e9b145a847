import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBergamotPackage } from '../src/engines/translation/bergamot-package.ts';
import { listBuiltInModels, readBuiltInModel } from '../src/engines/translation/built-in-models.ts';
import { bleu, chrf } from './scores.ts';

/** The lowest BLEU with which a model is included. */
const minimumFromEnglish = 42;
const minimumIntoEnglish = 50;

const [path, folder = join(import.meta.dirname, '../models')] = process.argv.slice(2);
if (path === undefined) {
  process.stderr.write('Usage: node training/evaluate.ts held-out.tsv [models]\n');
  process.exit(1);
}
const rows = readFileSync(path, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map(readRow);
const models = listBuiltInModels(folder);
if (models.length === 0) {
  process.stderr.write(`There are no models in ${folder}.\n`);
  process.exit(1);
}

const bergamot = await startBergamotPackage();
process.stdout.write('direction  sentences  BLEU  chrF  words/s\n');
for (const model of models) {
  const { source, target } = model;
  const pairs = rows.flatMap((row) => {
    if (row.source === source && row.target === target)
      return [{ text: row.text, reference: row.translation }];
    if (row.source === target && row.target === source)
      return [{ text: row.translation, reference: row.text }];
    return [];
  });
  const loaded = bergamot.load(readBuiltInModel(folder, model));
  const start = performance.now();
  const translations = pairs.flatMap(({ text }) => bergamot.translate(loaded, [text]));
  const seconds = (performance.now() - start) / 1000;
  loaded.delete();

  const references = pairs.map(({ reference }) => reference);
  const words = pairs.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const score = bleu(translations, references);
  const minimum = source === 'en' ? minimumFromEnglish : minimumIntoEnglish;
  if (score < minimum) process.exitCode = 1;
  process.stdout.write(
    [
      `${source}-${target}`.padEnd(9),
      String(pairs.length).padStart(9),
      score.toFixed(1).padStart(4),
      chrf(translations, references).toFixed(1).padStart(4),
      (words / seconds).toFixed(0).padStart(7),
      score < minimum ? `below ${minimum}` : '',
    ]
      .join('  ')
      .trimEnd()
      .concat('\n'),
  );
}

function readRow(line: string) {
  const [source, target, text, translation] = line.split('\t');
  if (source === undefined || target === undefined || text === undefined || translation === undefined)
    throw new Error(`This isn't a row of language, language, sentence, sentence: ${line}`);
  return { source, target, text, translation };
}
