import { type Product, startProduct } from '../e2e/product.ts';
import { measureBuiltInTranslation } from './measure-built-in-translation.ts';
import { measureBytes } from './measure-bytes.ts';
import { measureDictation } from './measure-dictation.ts';
import { measureEngineSound } from './measure-engine-sound.ts';
import { measureEngines } from './measure-engines.ts';
import { measureFsyncs } from './measure-fsync.ts';
import { measureFullImports, measureImports } from './measure-imports.ts';
import { measureLibrary } from './measure-library.ts';
import { measureLibraryPage } from './measure-library-page.ts';
import { measureLiveRoom, measureLiveRooms, measureLiveTranslation } from './measure-live.ts';
import { measureLongDocuments } from './measure-long-documents.ts';
import { measurePaint } from './measure-paint.ts';
import { measurePeers, readPeers } from './measure-peers.ts';
import { measureRecognition } from './measure-recognition.ts';
import { measureSentences } from './measure-sentences.ts';
import { measureMemory, measureStart } from './measure-server.ts';
import { measureClickToSound } from './measure-sound.ts';
import { measureFirstSound } from './measure-speech.ts';
import { measureThroughput } from './measure-throughput.ts';
import { measureFirstWords } from './measure-translation.ts';
import { measureTyping } from './measure-typing.ts';
import { printTable, type Row } from './table.ts';

/** All measurements by name: `npm run bench -- memory typing` runs only these two. */
const groups: Record<string, () => Promise<Row[]>> = {
  bytes: () => withProduct(measureBytes),
  start: () => measureStart(),
  memory: () => withProduct(measureMemory),
  // The bare route doesn't log either, and reading the log would slow down the load generator.
  throughput: () => measureThroughput((measure) => withProduct(measure, { LOG_LEVEL: 'warn' })),
  fsyncs: () => withProduct(measureFsyncs, { LOG_LEVEL: 'warn', RATE_LIMITS: 'on' }),
  library: measureLibrary,
  'library-page': () => withProduct(measureLibraryPage),
  'long-documents': measureLongDocuments,
  paint: () => withProduct(measurePaint),
  typing: () => withProduct(measureTyping),
  dictation: () => withProduct(measureDictation),
  translation: () => measureFirstWords(),
  'built-in-translation': measureBuiltInTranslation,
  sentences: measureSentences,
  speech: measureFirstSound,
  sound: measureClickToSound,
  recognition: measureRecognition,
  imports: () => withProduct(measureImports),
  'full-imports': () => withProduct(measureFullImports),
  live: async () => [
    ...(await withProduct(measureLiveRoom, { LOG_LEVEL: 'warn' })),
    ...(await measureLiveTranslation()),
  ],
  'live-rooms': () => measureLiveRooms(),
  engines: measureEngines,
  'engine-sound': measureEngineSound,
};

/** Each group gets its own server. Rate limits are off, because they would distort the results. */
async function withProduct<Result>(
  measure: (product: Product) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  const product = await startProduct({ RATE_LIMITS: 'off', ...env });
  try {
    return await measure(product);
  } finally {
    await product.stop();
  }
}

const wanted = process.argv.slice(2);
// `npm run bench -- peers http://localhost:8801 …` has no budgets, so it runs alone.
if (wanted[0] === 'peers') {
  await withProduct((product) => measurePeers(product, readPeers(wanted.slice(1))));
  process.exit(0);
}

const unknown = wanted.find((name) => !(name in groups));
if (unknown !== undefined) {
  console.error(`Unknown group ${unknown}. Groups: ${Object.keys(groups).join(', ')}`);
  process.exit(1);
}

/** These take minutes, so they run only when named. */
const slow = new Set(['engines', 'engine-sound', 'full-imports', 'live-rooms']);

const rows: Row[] = [];
for (const [name, measure] of Object.entries(groups)) {
  if (wanted.length > 0 ? !wanted.includes(name) : slow.has(name)) continue;
  console.log(`Measuring ${name}…`);
  try {
    rows.push(...(await measure()));
  } catch (error) {
    // Continue: the other results are still useful.
    console.error(error);
    rows.push({ name, measured: 'could not be measured', budget: '', pass: false });
  }
}

console.log();
printTable(rows);
process.exit(rows.every((row) => row.pass) ? 0 : 1);
