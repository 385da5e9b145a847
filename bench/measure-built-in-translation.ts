import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Product, startProduct } from '../e2e/product.ts';
import { startEngineProcess } from '../src/server/operations/engine-process.ts';
import type { ModelManifest } from '../src/shared/translation/model-manifest.ts';
import { filesOf, modelFileUrl, pageModelsUrl } from '../src/shared/translation/page-models.ts';
import { memoryOf, processorSeconds } from '../test/engine-round-trips.ts';
import { launch } from './browser.ts';
import { atLeast, atMost, type Row } from './table.ts';

const root = join(import.meta.dirname, '..');
/** The variable is for measuring models before they are added. */
const modelsDir = process.env.MODELS_DIR ?? join(root, 'models');
const sentences = [
  'Good morning.',
  'The meeting was moved to Thursday at three; could you tell Anna?',
  'I bought 12 eggs, two bottles of milk and a loaf of bread at the market this morning.',
  'We walked along the river until it got dark, and then we took the last bus home.',
  'Do you know where the nearest pharmacy is?',
];
const text = Array.from({ length: 12 }, () => sentences.join(' ')).join('\n');
const spanishText = Array.from(
  { length: 12 },
  () =>
    'Buenos días. La reunión se ha cambiado al jueves a las tres; ¿podrías decírselo a Anna? Esta mañana he comprado 12 huevos, dos botellas de leche y un pan en el mercado. Caminamos por el río hasta que se hizo de noche y volvimos a casa en el último autobús.',
).join('\n');
const countWords = (written: string) => written.split(/\s+/).length;
const words = countWords(text);

const seconds = (value: number) => `${value.toFixed(1)} s`;
const speed = (value: number) => `${Math.round(value)} words/s`;
const megabytes = (value: number) => `${Math.round(value)} MB`;

/** The engine with the built-in models, on the server and in the page. */
export async function measureBuiltInTranslation(): Promise<Row[]> {
  const { models } = JSON.parse(readFileSync(join(modelsDir, 'manifest.json'), 'utf8')) as ModelManifest;
  if (models.length === 0) throw new Error(`There are no models in ${modelsDir}`);
  const product = await startProduct({ SANDBOX: '', MODELS_DIR: modelsDir });
  try {
    return [
      ...(await measureFirst()),
      ...(await measureOnServer()),
      ...(await measureInPage(product, { text, source: 'en', target: 'es' })),
      // Translated via English, with two models.
      ...(await measureInPage(product, { text: spanishText, source: 'es', target: 'fr' })),
    ];
  } finally {
    await product.stop();
  }
}

/** As people wait for it: from the request to a server that has just started until the translation is there. */
async function measureFirst(): Promise<Row[]> {
  const product = await startProduct({ SANDBOX: '', EDITION: 'personal', MODELS_DIR: modelsDir });
  try {
    const started = performance.now();
    const response = await fetch(`${product.url}/api/translate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        text: sentences[1],
        source: 'en',
        target: 'es',
        sourceLanguage: 'en-US',
        targetLanguage: 'es-ES',
        userId: 'local',
        subscriptionTier: 'premium',
      }),
    });
    if (!response.ok) throw new Error(await response.text());
    await response.text();
    const elapsed = (performance.now() - started) / 1_000;
    return [atMost('Built-in translation: first after a cold start, through the app', elapsed, 3, seconds)];
  } finally {
    await product.stop();
  }
}

async function measureOnServer(): Promise<Row[]> {
  const engine = await startEngineProcess({ service: 'translation', dataDir: 'no-data' });
  /** In processor time, which other programs don't change much: the engine uses one core. */
  const translate = async (q: string, target = 'es') => {
    const before = processorSeconds(engine);
    const response = await fetch(`${engine.origin}/translate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ q, source: 'en', target }),
    });
    if (!response.ok) throw new Error(await response.text());
    await response.text();
    return processorSeconds(engine) - before;
  };
  try {
    const cold = await translate(sentences[1] ?? '');
    const time = await translate(text);
    // A second model stays loaded, as it does for pairs that are translated via English.
    await translate(text, 'fr');
    const { atPeak } = memoryOf(engine);
    return [
      atMost('Built-in translation: first after a cold start, processor time', cold, 3, seconds),
      atLeast('Built-in translation: speed on the server, processor time', words / time, 150, speed),
      atMost('Built-in translation: memory on the server', atPeak, 400, megabytes),
    ];
  } finally {
    await engine.close();
  }
}

interface Direction {
  text: string;
  source: string;
  target: string;
}

async function measureInPage(product: Product, { text, source, target }: Direction): Promise<Row[]> {
  const assets = readdirSync(join(root, 'dist/assets'));
  const find = (pattern: RegExp) => `/assets/${assets.find((name) => pattern.test(name))}`;
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(product.url);
    const { models } = (await (await fetch(product.url + pageModelsUrl)).json()) as ModelManifest;
    const steps =
      source === 'en' || target === 'en'
        ? [[source, target]]
        : [
            [source, 'en'],
            ['en', target],
          ];
    const route = steps.map(([from, into]) => {
      const model = models.find((each) => each.source === from && each.target === into);
      if (!model) throw new Error(`There is no model from ${from} to ${into}`);
      return model;
    });
    const cdp = await browser.newBrowserCDPSession();
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    const before = new Map(renderers.map((id) => [id, startPeak(id)]));
    const { cold, time } = await page.evaluate(translateInPage, {
      ...{ text, source, target, models: route },
      engineUrl: find(/^bergamot.*\.wasm$/),
      workerUrl: find(/^page-translator-worker-.*\.js$/),
      urls: filesOf(route).map(modelFileUrl),
    });
    const grown = Math.max(...renderers.map((id) => megabytesOf(id, 'VmHWM') - (before.get(id) ?? 0)));
    const name = `Built-in translation in the page, ${source} to ${target}`;
    return [
      atMost(`${name}: first after a cold start`, cold, 3, seconds),
      atLeast(`${name}: speed`, countWords(text) / time, 60, speed),
      atMost(`${name}: memory at the peak`, grown, 300, megabytes),
    ];
  } finally {
    await browser.close();
  }
}

interface PageWork extends Direction {
  models: ModelManifest['models'];
  engineUrl: string;
  workerUrl: string;
  urls: string[];
}

/** Runs the page's own worker. Returns the seconds for a first sentence, and for the text without loading the models. */
async function translateInPage({
  text,
  source,
  target,
  models,
  engineUrl,
  workerUrl,
  urls,
}: PageWork): Promise<{ cold: number; time: number }> {
  const cache = await caches.open('translation-models');
  await cache.addAll([engineUrl, ...urls]);
  const { trustedTypes } = window as unknown as {
    trustedTypes: {
      createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
    };
  };
  const policy = trustedTypes.createPolicy('page-translator-worker', {
    createScriptURL: (url: string) => url,
  });
  const opened = performance.now();
  const worker = new Worker(policy.createScriptURL(workerUrl), { type: 'module' });
  const translate = (id: number, input: string) =>
    new Promise<void>((resolve, reject) => {
      worker.onerror = () => reject(new Error('The worker stopped'));
      worker.onmessage = ({ data }: MessageEvent<{ error?: string; isPartial?: boolean }>) => {
        if (data.error) reject(new Error(data.error));
        if (data.isPartial === false) resolve();
      };
      worker.postMessage({ id, text: input, source, target, models, engineUrl });
    });
  const [first = ''] = text.split(/(?<=\.) /);
  await translate(1, first);
  const cold = (performance.now() - opened) / 1_000;
  const started = performance.now();
  await translate(2, text);
  return { cold, time: (performance.now() - started) / 1_000 };
}

/** Has Linux measure the peak of a process from now on. Returns what it takes now. */
function startPeak(pid: number): number {
  if (existsSync(`/proc/${pid}/clear_refs`)) writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return megabytesOf(pid, 'VmRSS');
}

function megabytesOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const path = `/proc/${pid}/status`;
  const status = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_000;
}
