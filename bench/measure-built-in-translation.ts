import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
const words = text.split(/\s+/).length;

const seconds = (value: number) => `${value.toFixed(1)} s`;
const speed = (value: number) => `${Math.round(value)} words/s`;
const megabytes = (value: number) => `${Math.round(value)} MB`;

/** The engine with the built-in models, on the server and in the page. */
export async function measureBuiltInTranslation(): Promise<Row[]> {
  const { models } = JSON.parse(readFileSync(join(modelsDir, 'manifest.json'), 'utf8')) as ModelManifest;
  if (models.length === 0) throw new Error(`There are no models in ${modelsDir}`);
  const product = await startProduct({ SANDBOX: '', MODELS_DIR: modelsDir });
  try {
    return [...(await measureOnServer()), ...(await measureInPage(product))];
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

async function measureInPage(product: Product): Promise<Row[]> {
  const assets = readdirSync(join(root, 'dist/assets'));
  const find = (pattern: RegExp) => `/assets/${assets.find((name) => pattern.test(name))}`;
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(product.url);
    const { models } = (await (await fetch(product.url + pageModelsUrl)).json()) as ModelManifest;
    const model = models.find(({ source, target }) => source === 'en' && target === 'es');
    if (!model) throw new Error('There is no model from English to Spanish');
    const cdp = await browser.newBrowserCDPSession();
    const memory = async () => {
      const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
      const sizes = processInfo
        .filter(({ type }) => type === 'renderer')
        .map(({ id }) => residentMegabytes(id));
      return Math.max(...sizes);
    };
    const before = await memory();
    const time = await page.evaluate(translateInPage, {
      text,
      model,
      engineUrl: find(/^bergamot.*\.wasm$/),
      workerUrl: find(/^page-translator-worker-.*\.js$/),
      urls: filesOf([model]).map(modelFileUrl),
    });
    return [
      atLeast('Built-in translation: speed in the page', words / time, 60, speed),
      atMost('Built-in translation: memory in the page', (await memory()) - before, 300, megabytes),
    ];
  } finally {
    await browser.close();
  }
}

interface PageWork {
  text: string;
  model: ModelManifest['models'][number];
  engineUrl: string;
  workerUrl: string;
  urls: string[];
}

/** Runs the page's own worker. Returns the seconds for the text, without loading the model. */
async function translateInPage({ text, model, engineUrl, workerUrl, urls }: PageWork): Promise<number> {
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
  const worker = new Worker(policy.createScriptURL(workerUrl), { type: 'module' });
  const translate = (id: number, input: string) =>
    new Promise<void>((resolve, reject) => {
      worker.onerror = () => reject(new Error('The worker stopped'));
      worker.onmessage = ({ data }: MessageEvent<{ error?: string; isPartial?: boolean }>) => {
        if (data.error) reject(new Error(data.error));
        if (data.isPartial === false) resolve();
      };
      worker.postMessage({ id, text: input, source: 'en', target: 'es', models: [model], engineUrl });
    });
  await translate(1, 'Good morning.');
  const started = performance.now();
  await translate(2, text);
  return (performance.now() - started) / 1_000;
}

function residentMegabytes(pid: number): number {
  const path = `/proc/${pid}/status`;
  const [, kilobytes = '0'] = existsSync(path)
    ? (/VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8')) ?? [])
    : [];
  return Number(kilobytes) / 1_000;
}
