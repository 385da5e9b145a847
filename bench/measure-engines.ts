import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEngineProcess } from '../src/server/operations/engine-process.ts';
import {
  installEngines,
  memoryOf,
  type Sample,
  samples,
  startRoundTrips,
} from '../test/engine-round-trips.ts';
import { createTinyEngineFolder, tinyModels } from '../test/tiny-engine.ts';
import { atMost, type Row } from './table.ts';

const percent = (value: number) => `${Math.round(value * 100)} %`;
const times = (value: number) => `${value.toFixed(2)} ×`;

/** Load the models and the Japanese dictionary, so that the languages don't include that time. */
const warmUps: readonly Sample[] = [
  { locale: 'en-US', text: 'Good morning.' },
  { locale: 'ja-JP', text: 'おはよう。' },
];

/** A row without a budget, because the result depends on the machine and the language. */
const measured = (name: string, value: string): Row => ({ name, measured: value, budget: '', pass: true });

/** Downloads the local engines, so it runs only when named. */
export async function measureEngines(): Promise<Row[]> {
  const engines = await startRoundTrips(await installEngines());
  try {
    const rows: Row[] = [];
    for (const sample of warmUps) await engines.run(sample);
    for (const sample of samples) {
      const trip = await engines.run(sample);
      const name = `${sample.locale}, ${trip.voice}`;
      rows.push(
        sample.maxErrorRate === undefined
          ? measured(`${name}: errors`, percent(trip.errors))
          : atMost(`${name}: errors`, trip.errors, sample.maxErrorRate, percent),
        measured(`${name}: first byte`, `${trip.firstByteSeconds.toFixed(1)} s`),
        measured(`${name}: speaking, processor time`, times(trip.speakingSeconds / trip.audioSeconds)),
        measured(`${name}: listening, processor time`, times(trip.listeningSeconds / trip.audioSeconds)),
      );
      if (trip.voice === 'espeak') continue;
      const { errors } = await engines.runWithEspeak(sample);
      rows.push(measured(`${sample.locale}, espeak: errors`, percent(errors)));
    }
    for (const [name, { atRest, atPeak }] of Object.entries(engines.memory()))
      rows.push(measured(`Memory of ${name}, afterwards and at the peak`, `${atRest} and ${atPeak} MB`));
    return [...rows, ...(await measureTranslation())];
  } finally {
    await engines.close();
  }
}

/** Enough text that the result doesn't depend on loading the model. */
const repeats = 50;

/** With the test models, which are far smaller than real ones, so this measures everything but the model. */
async function measureTranslation(): Promise<Row[]> {
  const dataDir = createTinyEngineFolder();
  const engine = await startEngineProcess({ service: 'translation', dataDir });
  try {
    const sentences = readFileSync(join(tinyModels, 'pairs.tsv'), 'utf8')
      .split('\n')
      .slice(1)
      .flatMap((line) => line.split('\t')[0] || []);
    const translate = async (q: string[]) => {
      const response = await fetch(`${engine.origin}/translate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ q, source: 'en', target: 'es' }),
      });
      if (!response.ok) throw new Error(await response.text());
    };
    await translate(sentences.slice(0, 1));
    const started = performance.now();
    await translate(Array.from({ length: repeats }, () => sentences).flat());
    const seconds = (performance.now() - started) / 1_000;
    const words = repeats * sentences.join(' ').split(' ').length;
    const { atRest, atPeak } = memoryOf(engine);
    return [
      measured('Translation with test models', `${Math.round(words / seconds)} words a second`),
      measured('Memory of translation with test models', `${atRest} and ${atPeak} MB`),
    ];
  } finally {
    await engine.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
