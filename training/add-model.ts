import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeModel } from './store-model.ts';

const [direction, model, vocabulary] = process.argv.slice(2);
if (direction === undefined || model === undefined || vocabulary === undefined) {
  process.stderr.write('Usage: node training/add-model.ts en-es model.bin vocab.spm\n');
  process.exit(1);
}
const { models } = storeModel(join(import.meta.dirname, '../models'), direction, {
  model: readFileSync(model),
  vocabulary: readFileSync(vocabulary),
});
const files = new Map(
  models.flatMap((each) => [each.model, each.vocabulary]).map((file) => [file.path, file.compressedBytes]),
);
const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
process.stdout.write(`${direction} added. ${models.length} models, ${(total / 1e6).toFixed(1)} MB.\n`);
