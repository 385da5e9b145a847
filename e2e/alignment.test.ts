import type { Locator, Page } from '@playwright/test';
import { expect, inEachFont, test } from './fixtures.ts';
import { field, toggle, translated } from './translation-page.ts';

/** Where the letters of an element start, whatever its padding. */
const startOfText = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, width } = range.getBoundingClientRect();
      if (width > 1) return left;
    }
    return Number.NaN;
  });

const expectOneEdge = async (where: string, elements: Locator[]) => {
  const starts = await Promise.all(elements.map(startOfText));
  expect(Math.max(...starts) - Math.min(...starts), `${where}: ${starts.join(', ')}`).toBeLessThanOrEqual(
    0.5,
  );
};

/** Where the visible border of an element is. */
const border = (element: Locator, side: 'Left' | 'Right'): Promise<number> =>
  element.evaluate((node, edge) => {
    const style = getComputedStyle(node);
    const isDrawn =
      style[`border${edge}Width`] === '1px' && style[`border${edge}Color`] !== 'rgba(0, 0, 0, 0)';
    const { left, right } = node.getBoundingClientRect();
    return isDrawn ? (edge === 'Left' ? left : right - 1) : Number.NaN;
  }, side);

const language = (page: Page, name: RegExp) => page.getByRole('button', { name });

inEachFont(() => {
  test('languages, names and texts share one left edge, and one line divides the panes', async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await field(page).fill('Good morning. The house is big.');
    await toggle(page).click();
    await expect(translated(page)).toContainText('[español]');
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const target = language(page, /^Language to translate into/);
      await expectOneEdge(`translation at ${width}`, [
        target,
        page.getByRole('tab', { name: 'Translated' }),
        translated(page).getByText('[español]').first(),
      ]);
      await expectOneEdge(`original at ${width}`, [
        language(page, /^Language you speak/),
        page.getByRole('tab', { name: 'Original' }),
      ]);
      const lines = await Promise.all([
        border(target.locator('xpath=..'), 'Left'),
        border(page.locator('#aside-translated'), 'Left'),
        border(page.locator('#view-translated'), 'Left'),
      ]);
      expect(new Set(lines).size, `lines at ${width}: ${lines.join(', ')}`).toBe(1);
    }
  });

  test('the languages of a conversation stand over its halves', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/conversation');
    const far = page.getByText('Todo lo que digáis aparecerá aquí en tu idioma.');
    await expect(far).toBeVisible();
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectOneEdge(`far at ${width}`, [language(page, /^They speak/), far]);
      await expectOneEdge(`near at ${width}`, [
        language(page, /^You speak/),
        page.getByText('Everything you both say appears here in your language.'),
      ]);
    }
  });

  test('a long name of a microphone stays clear of the record button', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('micPermission', 'granted');
      const label = 'Monitor of Built-in Audio Analog Stereo';
      const device = { kind: 'audioinput', deviceId: 'default', groupId: '', label } as MediaDeviceInfo;
      navigator.mediaDevices.enumerateDevices = async () => [device];
    });
    await page.goto('/');
    const microphone = page.getByRole('button', { name: /^Microphone: Monitor of/ });
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const record = await page.getByRole('button', { name: 'Start recording' }).boundingBox();
      const icon = await microphone.locator('svg').first().boundingBox();
      expect(icon?.x, `${width}`).toBeGreaterThan((record?.x ?? 0) + (record?.width ?? 0) + 8);
    }
  });
});
