import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { themes } from '../src/shared/themes.ts';
import { expectNoAxeViolations } from './axe.ts';
import { installRecognition } from './fakes/recognition.ts';
import { installTranslator } from './fakes/translator.ts';
import { expect, test } from './fixtures.ts';
import { layoutFaults } from './layout-faults.ts';
import { goLive, prepareSpeaker, shownCode, startRoom } from './live-page.ts';
import { recorderOn } from './recorder-page.ts';
import { toggle, translated } from './translation-page.ts';

const plainThemes = themes.filter(({ id }) => id === 'light' || id === 'dark');

async function openViewer(browser: Browser, url: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

const linesOn = (page: Page) => page.locator('.lines p:not(.interim)');
const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' },
  tablet: { viewport: { width: 820, height: 1180 }, locale: 'es-MX' },
  projector: { viewport: { width: 1920, height: 1080 }, locale: 'de-DE' },
};

test('a speech is read at the same time in three languages, and nobody misses a sentence', async ({
  page,
  browser,
  product,
  signIn,
  becomePremium,
}) => {
  await prepareSpeaker(page);
  await signIn(page);
  await becomePremium(page);
  const code = await goLive(page);
  const url = `${product.url}/live/${code}`;
  const phone = await openViewer(browser, url, sizes.phone);
  const tablet = await openViewer(browser, url, sizes.tablet);
  const projector = await openViewer(browser, `${url}?projector&second=de-DE`, sizes.projector);
  await expect(tablet.getByRole('combobox')).toHaveText('Español');
  await expect(phone.getByText('The speaker has paused')).toBeVisible();

  const { record, stop, text } = recorderOn(page);
  await record.click();
  await expect(text).toHaveValue(/English\.\n.*English\.$/s);
  await expect(linesOn(phone)).toHaveCount(2);
  await expect(linesOn(tablet)).toHaveCount(2);
  await expect(linesOn(tablet).first()).toHaveAttribute('lang', 'es-ES');
  await expect(linesOn(tablet).first()).toContainText('[español]');
  const german = projector.locator('.block').nth(1).locator('.current');
  await expect(german).toHaveAttribute('lang', 'de-DE');
  await expect(german).toContainText('[Deutsch]');
  await expect(page.getByText('4 viewers')).toBeVisible();
  await expect(page.getByText('Live since')).toBeVisible();

  await tablet.context().setOffline(true);
  await stop.click();
  await expect(phone.getByText('The speaker has paused')).toBeVisible();
  await record.click();
  await expect(text).toHaveValue(/(?:English\.\s*.*){4}/s);
  await expect(linesOn(phone)).toHaveCount(4);
  await expect(tablet.getByText('Conexión perdida').or(tablet.getByText('Sin conexión'))).toBeVisible();
  await expect(linesOn(tablet)).toHaveCount(2);
  await tablet.context().setOffline(false);
  await expect(linesOn(tablet)).toHaveCount(4);
  await expect(linesOn(tablet).last()).toContainText('[español]');

  // A correction reaches the viewers.
  await stop.click();
  await text.fill(`Corrected sentence.\n${(await text.inputValue()).split('\n').slice(1).join('\n')}`);
  await expect(linesOn(phone).first()).toHaveText('Corrected sentence.');
  await expect(linesOn(tablet).first()).toContainText('Corrected sentence.');

  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('button', { name: 'End and forget everything' }).click();
  await expect(phone.getByText('The live captions have ended.')).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Nothing to read here' })).toBeVisible();
  for (const viewer of [phone, tablet, projector]) await viewer.context().close();
});

test('closing the page pauses the captions at once', async ({ page, browser, product, signIn }) => {
  await prepareSpeaker(page);
  await signIn(page);
  const code = await goLive(page);
  const viewer = await openViewer(browser, `${product.url}/live/${code}`, sizes.phone);
  await expect(viewer.getByText('The speaker has paused')).toBeVisible();
  await recorderOn(page).record.click();
  await expect(viewer.locator('.status')).toHaveText('Live');
  await page.goto('/readyz', { waitUntil: 'commit' });
  await expect(viewer.getByText('The speaker has paused')).toBeVisible();
  await viewer.context().close();
});

test('the page for viewers: language, size, colours, scrolling, screen readers', async ({
  page,
  browser,
  product,
  signIn,
}) => {
  await signIn(page);
  const room = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/api/live', { method: 'POST', headers, body: '{"language":"ar-SA"}' });
    return (await response.json()) as { code: string };
  });
  const say = (lines: { id: string; text: string; final: boolean }[]) =>
    page.evaluate(
      async ({ code, body }) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(`/api/live/${code}/lines`, { method: 'POST', headers, body });
        return response.status;
      },
      { code: room.code, body: JSON.stringify({ lines }) },
    );
  const viewer = await openViewer(browser, `${product.url}/live/${room.code}`, sizes.phone);
  await expect(viewer.getByText('These captions are only available in العربية.')).toBeVisible();
  for (let index = 0; index < 20; index += 1)
    await say([{ id: `${index}`, text: `مساء الخير جميعًا، هذه الجملة رقم ${index}.`, final: true }]);
  await expect(linesOn(viewer)).toHaveCount(20);
  await expect(linesOn(viewer).last()).toHaveAttribute('dir', 'rtl');
  await expect(linesOn(viewer).last()).toBeInViewport();
  await expect(viewer.locator('[aria-live="polite"]')).toHaveText(/19\.$/);
  await say([{ id: 'x', text: 'كلمات', final: false }]);
  await expect(viewer.locator('.interim')).toHaveText('كلمات');
  await expect(viewer.locator('[aria-live="polite"]')).toHaveText(/19\.$/);

  await viewer.locator('.scroller').evaluate((element) => element.scrollTo(0, 0));
  const newest = viewer.getByRole('button', { name: 'Jump to newest' });
  await newest.click();
  await expect(newest).toBeHidden();
  await expect(viewer.locator('.lines p').last()).toBeInViewport();

  const fontSize = () =>
    linesOn(viewer)
      .last()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = await fontSize();
  await viewer.getByRole('button', { name: 'Text size' }).click();
  expect(await fontSize()).toBeGreaterThan(before);
  await viewer.getByRole('button', { name: 'Dark colours' }).click();
  await expect(viewer.locator('html')).toHaveAttribute('data-theme', 'dark');
  await viewer.reload();
  await expect(viewer.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(linesOn(viewer)).toHaveCount(20);
  await expectNoAxeViolations(viewer, 'the page for viewers', plainThemes);

  const overlay = await openViewer(browser, `${product.url}/live/${room.code}?overlay&size=28`, {
    viewport: { width: 1280, height: 720 },
  });
  await expect(overlay.locator('.current')).toContainText('19');
  const bar = await overlay.locator('.bar').boundingBox();
  await say([{ id: 'y', text: 'كلمة '.repeat(200), final: true }]);
  await expect(overlay.locator('.current')).toContainText('كلمة');
  expect(await overlay.locator('.bar').boundingBox()).toEqual(bar);
  expect(await overlay.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
  for (const each of [viewer, overlay]) await each.context().close();
});

test('an unknown code gets a plain page in the reader’s language', async ({
  browser,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  for (const code of ['0000-0000-0000', '🐦🐦🐦']) {
    const viewer = await openViewer(browser, `${product.url}/live/${encodeURIComponent(code)}`, {
      ...sizes.phone,
      locale: 'ar',
    });
    await expect(viewer.getByRole('heading', { name: 'لا شيء للقراءة هنا' })).toBeVisible();
    await expect(viewer.locator('html')).toHaveAttribute('dir', 'rtl');
    await viewer.context().close();
  }
});

test('on a phone the room stays open behind a strip', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepareSpeaker(page);
  await signIn(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share live' }).click();
  const sheet = page.getByRole('dialog', { name: 'Live captions' });
  await expect(sheet).toContainText(
    'Free: up to 10 viewers, in the language you speak, for 30 minutes a day.',
  );
  await sheet.getByRole('button', { name: 'Go live' }).click();
  await expect(sheet.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
  await expect(sheet).toContainText('Minutes left today: 30');
  await sheet.getByRole('button', { name: 'Lock the room' }).click();
  await expect(sheet).toContainText('Locked: nobody new can join.');
  await page.keyboard.press('Escape');
  const strip = page.getByRole('complementary', { name: 'Live captions' });
  await page.getByRole('link', { name: 'Conversation' }).click();
  await expect(strip).toBeHidden();
  await page.goBack();
  await expect(strip).toBeVisible();
  await page.reload();
  await strip.getByRole('button', { name: 'Live captions' }).click();
  await expect(sheet).toContainText('Locked: nobody new can join.');
  await sheet.getByRole('button', { name: 'End', exact: true }).click();
  await sheet.getByRole('button', { name: 'End and forget everything' }).click();
  await expect(strip).toBeHidden();
  await page.reload();
  await expect(recorderOn(page).record).toBeVisible();
  await expect(strip).toBeHidden();
});

test('with On this device, viewers read the original or what the page translates', async ({
  page,
  browser,
  product,
  signIn,
  becomePremium,
}) => {
  await page.addInitScript(installRecognition, 'chrome' as const);
  await page.addInitScript(installTranslator, 'available' as const);
  await page.addInitScript(() => {
    const { webkitSpeechRecognition: engine } = window as unknown as { webkitSpeechRecognition: object };
    Object.assign(engine, { available: async () => 'available', install: async () => true });
    Object.defineProperty(navigator, 'userAgentData', { value: undefined });
    localStorage.setItem('cookiesConsent', 'declined');
  });
  await signIn(page);
  await becomePremium(page);
  await page.evaluate(() => localStorage.setItem('onDevice', 'true'));
  await page.goto('/');
  await toggle(page).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share live' }).click();
  const panel = page.getByLabel('Live captions').first();
  await expect(panel).toContainText('Your words leave this device: everyone with the link can read them.');
  await expect(panel).toContainText('or Español as this page translates it.');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const code = await startRoom(page);
  const url = `${product.url}/live/${code}`;
  const phone = await openViewer(browser, url, sizes.phone);
  const tablet = await openViewer(browser, url, sizes.tablet);
  const german = await openViewer(browser, url, { ...sizes.phone, locale: 'de-DE' });
  await expect(tablet.getByRole('combobox')).toHaveText('Español');

  const recorder = recorderOn(page);
  await recorder.start();
  await expect(
    german.getByText('Deine Sprache gibt es hier nicht, deshalb siehst du das Original.'),
  ).toBeVisible();
  await recorder.say('nobody slept that night');
  await recorder.stop.click();
  await expect(linesOn(phone)).toHaveText([/^Nobody slept that night/]);
  await expect(linesOn(german)).toHaveText([/^Nobody slept that night/]);
  await expect(linesOn(tablet)).toHaveText([/^NOBODY SLEPT THAT NIGHT/]);
  await expect(linesOn(tablet)).toHaveAttribute('lang', 'es-ES');
  expect(sent.filter((call) => call.startsWith('POST ') && !call.includes('/lines'))).toEqual([
    'POST /api/live',
  ]);
  for (const viewer of [phone, tablet, german]) await viewer.context().close();
});

test('a replaced link leaves everyone who has the old one outside', async ({
  page,
  browser,
  product,
  signIn,
}) => {
  await prepareSpeaker(page);
  await signIn(page);
  const code = await goLive(page);
  const viewer = await openViewer(browser, `${product.url}/live/${code}`, sizes.phone);
  await recorderOn(page).record.click();
  await expect(linesOn(viewer)).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Replace the link' }).click();
  await page.getByRole('button', { name: 'Replace the link' }).click();
  await expect(
    viewer.getByText('This link no longer works. Please ask the speaker for the new one.'),
  ).toBeVisible();
  await viewer.reload();
  await expect(viewer.getByRole('heading', { name: 'Nothing to read here' })).toBeVisible();
  const next = await openViewer(browser, `${product.url}/live/${await shownCode(page)}`, sizes.phone);
  await expect(linesOn(next)).not.toHaveCount(0);
  for (const each of [viewer, next]) await each.context().close();
});

test('beside the panel, the tools and the title of a long text have room', async ({ page }) => {
  await prepareSpeaker(page);
  await page.goto('/');
  await recorderOn(page).text.fill('The harbour was quiet at dawn. '.repeat(30).trim());
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share live' }).click();
  await expect(page.getByRole('complementary', { name: 'Live captions' })).toBeVisible();
  for (const width of [1024, 1152, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const faults = (await layoutFaults(page)).filter((fault) => !fault.startsWith('cut off: Browser voice'));
    expect(faults, `${width} pixels wide`).toEqual([]);
  }
});

test('while captions are shared beside a translation, the menu has five entries and doesn’t offer to share', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(installTranslator, 'available' as const);
  await prepareSpeaker(page);
  await signIn(page);
  await recorderOn(page).text.fill('The harbour was quiet at dawn.');
  await toggle(page).click();
  await expect(translated(page)).toContainText(/harbour/i);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await page.getByRole('menuitem', { name: 'Share live' }).click();
  await expect(page.getByRole('complementary', { name: 'Live captions' })).toBeVisible();
  await more.click();
  await expect(page.getByRole('menuitem').filter({ visible: true })).toHaveText([
    'Tidy',
    'Copy both languages',
    'New document',
    'Keyboard shortcuts',
    'Settings',
  ]);
});
