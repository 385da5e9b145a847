import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { themes } from '../src/shared/themes.ts';
import { startProduct } from './product.ts';

// The pictures of the documents, taken from the built product. Run by hand after the look has changed.
const folder = join(import.meta.dirname, '../docs/images');
const spoken =
  'The ship had been at sea for nine days before anyone spoke of the storm. We kept the lamps low and counted the hours.';
const translated =
  'El barco llevaba nueve días en el mar antes de que alguien hablara de la tormenta. Mantuvimos las lámparas bajas y contamos las horas.';

/** The main screen as in production: signed in, with a text and its translation. */
async function openMain(browser: Browser, url: string, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: width < 600,
    isMobile: width < 600,
  });
  await context.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  const page = await context.newPage();
  await page.route('**/api/translate', (route) =>
    route.fulfill({ json: { translatedText: translated, remainingTranslations: 0, tier: 'free' } }),
  );
  await page.goto(
    `${url}/api/auth/google?${new URLSearchParams({ returnTo: '/', login_hint: 'ada.lovell@people.test' })}`,
  );
  await page.getByRole('textbox').first().fill(spoken);
  await page.evaluate(() => document.documentElement.removeAttribute('data-sandboxed'));
  await page.getByRole('switch').first().click();
  const done = page.getByText('Translation Complete', { exact: true });
  await done.waitFor();
  await done.waitFor({ state: 'detached' });
  if (width < 600) await page.getByRole('tab', { name: 'Original' }).click();
  return page;
}

async function takeAll(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pictures: string[] = [];
  for (const { id } of themes) {
    await page.evaluate(async (theme) => {
      document.documentElement.dataset.theme = theme;
      const painted = () => new Promise(requestAnimationFrame);
      for (let frame = 0; frame < 20; frame += 1) await painted();
    }, id);
    pictures.push((await page.screenshot()).toString('base64'));
  }
  return pictures;
}

async function arrange(
  page: Page,
  pictures: string[],
  columns: number,
  width: number,
  file: string,
): Promise<void> {
  const images = pictures
    .map((data) => `<img src="data:image/png;base64,${data}" style="width:100%">`)
    .join('');
  await page.setViewportSize({ width: columns * width + (columns + 1) * 8, height: 200 });
  await page.setContent(
    `<body style="margin:0;padding:8px;background:#8c8c8c;display:grid;gap:8px;grid-template-columns:repeat(${columns},1fr)">${images}`,
  );
  await page.screenshot({ path: join(folder, file), fullPage: true });
}

await mkdir(folder, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const wide = await openMain(browser, product.url, 1280, 880);
await wide.screenshot({ path: join(folder, 'main.png') });
const desktop = await takeAll(wide);
const phone = await takeAll(await openMain(browser, product.url, 390, 844));
const sheet = await browser.newPage();
await arrange(sheet, desktop, 4, 440, 'themes.png');
await arrange(sheet, phone, 8, 216, 'themes-phone.png');
await browser.close();
await product.stop();
