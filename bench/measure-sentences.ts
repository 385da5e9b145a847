import type { Browser, Page } from '@playwright/test';
import { type Product, startProduct } from '../e2e/product.ts';
import { makeLargestAccount } from './account.ts';
import { launch } from './browser.ts';
import { installDictationEngine } from './dictation-page.ts';
import { atMost, median, ms, type Row } from './table.ts';
import { providerMs, startTranslationProvider } from './translation-provider.ts';

const sentences = 100;
const inGroup = 10;

/** The main screen of a premium user who translates while speaking, with the microphone on. */
async function startSpeaking(browser: Browser, product: Product): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(installDictationEngine);
  await page.addInitScript(() => {
    localStorage.setItem('cookiesConsent', 'declined');
    localStorage.setItem('settings', JSON.stringify({ translate: true, whileSpeaking: true }));
  });
  const email = 'sentences@people.test';
  const query = new URLSearchParams({ returnTo: '/', login_hint: email });
  await page.goto(`${product.url}/api/auth/google?${query}`);
  await page.getByRole('button', { name: /’s account$/ }).waitFor();
  const stored = await page.evaluate(() => sessionStorage.getItem('user'));
  const { googleSub } = JSON.parse(stored ?? '{}') as { googleSub: string };
  makeLargestAccount(product, { id: googleSub, email, cookie: '' });
  await page.reload();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByRole('button', { name: 'Stop recording' }).waitFor();
  return page;
}

/** Runs in the page: says a sentence and returns the time until its translation appears. */
async function saySentence(number: number): Promise<number> {
  const page = globalThis as unknown as { bench: { emit(results: object[]): void }; said?: object[] };
  page.said ??= [];
  page.said.push({ words: ` Lamp number ${number} was lit.`, isFinal: true });
  const shown = () => document.querySelectorAll('[data-sentence]').length;
  const before = shown();
  const startedAt = performance.now();
  page.bench.emit(page.said);
  while (shown() === before) await new Promise(requestAnimationFrame);
  // Real engines start a new session, with a new list, every minute or two.
  if (page.said.length === 30) page.said.splice(0, 29);
  return performance.now() - startedAt;
}

/** The time from a final sentence to its visible translation, minus the provider's, and how it grows. */
export async function measureSentences(): Promise<Row[]> {
  const provider = await startTranslationProvider();
  const browser = await launch();
  let product: Product | undefined;
  try {
    product = await startProduct({
      RATE_LIMITS: 'off',
      TRANSLATION_BASE_URL: provider.url,
      TRANSLATION_MODEL: 'm',
    });
    const page = await startSpeaking(browser, product);
    // The first sentence loads code and isn't counted.
    await page.evaluate(saySentence, 0);
    const extra: number[] = [];
    for (let number = 1; number <= sentences; number += 1) {
      const time = await page.evaluate(saySentence, number);
      extra.push(time - (provider.times[number] ?? Number.NaN));
    }
    const first = median(extra.slice(0, inGroup));
    const last = median(extra.slice(-inGroup));
    return [
      atMost('Settled sentence to its translation, beyond the provider’s own', median(extra), 100, ms),
      {
        name: 'The hundredth sentence against the first, with the provider’s time',
        measured: `${ms(providerMs + last)} / ${ms(providerMs + first)}`,
        budget: '≤ 1.2',
        ratio: ((providerMs + last) / (providerMs + first)).toFixed(2),
        pass: (providerMs + last) / (providerMs + first) <= 1.2,
      },
    ];
  } finally {
    await browser.close();
    await product?.stop();
    provider.stop();
  }
}
