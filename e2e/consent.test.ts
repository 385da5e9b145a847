import { exhaustive, expect, test } from './fixtures.ts';

const storageKey = 'cookiesConsent';

test('the cookie banner stores the choice, plays a click sound and stays hidden', {
  tag: ['@R-2.64', '@R-4.55', '@R-4.56', '@R-4.57', '@R-4.58'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    const heard = { clicks: 0 };
    Object.assign(window, { heard });
    OscillatorNode.prototype.start = function (...args) {
      heard.clicks += 1;
      start.apply(this, args);
    };
  });
  const banner = page.getByRole('region', { name: 'Cookies' });
  for (const [button, value] of [
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
  ] as const) {
    await page.goto('/terms');
    await page.evaluate((key) => window.localStorage.setItem(key, 'maybe'), storageKey);
    await page.goto('/');
    await expect(banner).toContainText(/cookies/i);
    await expect(banner).toContainText(/analytics/i);
    await expect(banner.getByRole('button')).toHaveText(['Decline', 'Accept']);
    await banner.getByRole('button', { name: button }).click();
    await expect(banner).toBeHidden();
    expect(await page.evaluate((key) => window.localStorage.getItem(key), storageKey)).toBe(value);
    expect(await page.evaluate(() => (window as unknown as { heard: { clicks: number } }).heard.clicks)).toBe(
      1,
    );
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Record' })).toBeVisible();
    await expect(banner).toBeHidden();
  }
});

test('the cookie banner works without sound', { tag: [exhaustive, '@R-4.59'] }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'AudioContext', { value: undefined });
    Object.defineProperty(window, 'Audio', { value: undefined });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  expect(await page.evaluate((key) => window.localStorage.getItem(key), storageKey)).toBe('accepted');
});
