import { type Product, startProduct } from '../e2e/product.ts';
import { measureDictation } from './dictation-rows.ts';
import { measureMemory, measureStart } from './server-rows.ts';
import { printTable, type Row } from './table.ts';
import { measureThroughput } from './throughput-rows.ts';
import { measureFirstWords } from './translation-rows.ts';

/** Every group of rows by name: `npm run bench -- memory` measures one alone. */
const groups: Record<string, (product: Product) => Promise<Row[]>> = {
  start: () => measureStart(),
  memory: measureMemory,
  throughput: measureThroughput,
  translation: () => measureFirstWords(),
  dictation: measureDictation,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in groups));
if (unknown !== undefined) {
  console.error(`There is no group ${unknown}. There are: ${Object.keys(groups).join(', ')}`);
  process.exit(1);
}

const rows: Row[] = [];
for (const [name, measure] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`Measuring ${name}…`);
  // Limits against floods would be what is measured.
  const product = await startProduct({ RATE_LIMITS: 'off' });
  try {
    rows.push(...(await measure(product)));
  } finally {
    await product.stop();
  }
}

console.log();
printTable(rows);
process.exit(rows.every((row) => row.pass) ? 0 : 1);
