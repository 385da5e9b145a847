import type { Page } from '@playwright/test';
import { exhaustiveExcept, expect, inEachFont, test } from './fixtures.ts';
import { layoutFaults } from './layout-faults.ts';
import { ownScreens, prepareOwnScreens } from './own-screens.ts';

const sentence = 'The ship had been at sea for nine days before anyone spoke of the storm. ';

const windows = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 730],
  [1280, 900],
] as const;

/** The second is 1280 x 1024 at 400 % zoom. */
const ownWindows = [
  [320, 844],
  [320, 256],
  [1280, 844],
] as const;

/** The text spacing from WCAG 1.4.12. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const widest = { name: '20 px, widely spaced', fontSize: 20, style: wideSpacing };
const smallest = { name: '16 px', fontSize: 16, style: '' };
const settings = [
  smallest,
  { name: '20 px', fontSize: 20, style: '' },
  { name: '16 px, widely spaced', fontSize: 16, style: wideSpacing },
  widest,
];

/** Sets the browser's font size and a user style sheet. */
async function setFontSizeAndStyle(
  page: Page,
  { fontSize, style }: { fontSize: number; style: string },
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: fontSize } });
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, style);
}

inEachFont(() => {
  for (const setting of settings) {
    test(`${setting.name}: nothing on the record screen is cut off or covered, and the record button is visible`, {
      tag: exhaustiveExcept(setting === widest),
    }, async ({ page }) => {
      await setFontSizeAndStyle(page, setting);
      const record = page.getByRole('button', { name: 'Start recording' });
      const check = async (state: string) => {
        for (const [width, height] of windows) {
          await page.setViewportSize({ width, height });
          const where = `${state} at ${width} x ${height}`;
          expect.soft(await layoutFaults(page), where).toEqual([]);
          const button = await record.boundingBox();
          expect.soft((button?.y ?? 0) + (button?.height ?? 0), where).toBeLessThanOrEqual(height);
        }
      };
      await page.goto('/');
      await check('with the cookie banner');
      await page.evaluate(() => localStorage.setItem('cookiesConsent', 'declined'));
      await page.reload();
      await check('empty');
      await page.getByRole('textbox', { name: 'Transcript' }).fill(sentence.repeat(3));
      await check('with text');
    });
  }

  for (const setting of [smallest, widest]) {
    test(`${setting.name}: nothing on the other screens or in the dialogs is cut off or covered`, {
      tag: exhaustiveExcept(setting === widest),
    }, async ({ page, consoleErrors }) => {
      consoleErrors.allow(/404/);
      await setFontSizeAndStyle(page, setting);
      await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
      const check = async (screen: string) => {
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await layoutFaults(page), `${screen} at ${width}`).toEqual([]);
        }
      };
      for (const path of ['/subscribe', '/terms', '/privacy', '/foo/bar', '/']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await check(path);
      }
      for (const opener of ['About Us', 'Upgrade', 'Sign In']) {
        await page.getByRole('button', { name: opener }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check(opener);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await page.getByRole('tab', { name: 'Saved Transcriptions' }).click();
      await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' })).toBeVisible();
      await check('Saved Transcriptions');
    });
  }

  for (const setting of [smallest, widest]) {
    test(`${setting.name}: nothing on the screens of a signed-in person is cut off or covered`, {
      tag: exhaustiveExcept(setting === widest),
    }, async ({ page, signIn }) => {
      await setFontSizeAndStyle(page, setting);
      const shared = await prepareOwnScreens(page, signIn);
      for (const { name, open } of ownScreens) {
        for (const [width, height] of ownWindows) {
          await page.setViewportSize({ width, height });
          await open(page, shared);
          const faults = await layoutFaults(page);
          // The names of devices end in an ellipsis.
          const own = faults.filter((fault) => !fault.startsWith('cut off: Fake Default Audio Input'));
          expect.soft(own, `${name} at ${width} x ${height}`).toEqual([]);
        }
      }
    });
  }
});
