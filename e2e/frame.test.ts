import { brand } from '../src/shared/brand.ts';
import { addStyle } from './add-style.ts';
import { exhaustive, expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the footer shows its groups, external links and the current year', {
  tag: ['@R-2.57', '@R-2.59', '@R-2.61', '@R-2.62'],
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const company = footer.getByRole('navigation', { name: 'Company Policies' }).getByRole('link');
  await expect(company).toHaveText([
    /^Terms of Service/,
    /^Privacy Policy/,
    /^Cookie Policy/,
    /^AI Usage Policy/,
  ]);
  const app = footer.getByRole('navigation', { name: 'App Policies' });
  for (const link of [...(await company.all()), app.getByRole('link', { name: 'Contact' })]) {
    const url = await link.evaluate((element) => (element as HTMLAnchorElement).href);
    expect(new URL(url).origin).not.toBe(new URL(page.url()).origin);
  }
  await expect(app.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', brand.contact);
  await expect(footer).toContainText('© 2031');
});

test('About Us opens a dialog that traps focus, closes on Escape and returns focus', {
  tag: ['@R-2.47', '@R-2.60'],
}, async ({ page }) => {
  for (const path of ['/', '/terms']) {
    await page.goto(path);
    const opener = page.getByRole('button', { name: 'About Us' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: `About ${brand.name}` });
    await expect(dialog).toBeVisible();
    for (let i = 0; i < 4; i += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(path);
  }
});

test('Upgrade opens its dialog, and Subscribe Now opens /subscribe', {
  tag: ['@R-2.48', '@R-2.49'],
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Upgrade' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' });
  await dialog.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page).toHaveURL('/subscribe');
  await expect(dialog).toBeHidden();
});

test('keyboard: arrows choose a tab, Enter opens the themes, Escape returns focus', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Record' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Saved Transcriptions' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Saved Transcriptions' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Record' })).toBeFocused();

  await page.getByRole('button', { name: 'Theme' }).focus();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('menuitemradio', { name: 'Light' });
  await expect(chosen).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Theme' })).toBeFocused();
});

test('the unsupported-browser banner names three browsers, and the page stays usable', {
  tag: [exhaustive, '@R-1.3', '@R-1.4'],
}, async ({ page, browser, baseURL }) => {
  const banner = page.getByText(/Chrome, Edge or Safari/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'SpeechRecognition', { value: undefined });
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: undefined });
  });
  await page.goto('/');
  await expect(banner).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Record' })).toBeVisible();

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  await other.addInitScript(() => {
    Object.defineProperty(window, 'SpeechRecognition', { value: undefined });
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: class {} });
  });
  const supported = await other.newPage();
  await supported.goto('/');
  await expect(supported.getByText(/Chrome, Edge or Safari/)).toBeHidden();
  await other.close();
});

test('the whole header fits on a phone without horizontal scrolling', async ({ browser, baseURL }) => {
  const phone = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const page = await phone.newPage();
  for (const path of ['/', '/subscribe', '/terms']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
    for (const button of await page.getByRole('banner').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box && Math.min(box.width, box.height), path).toBeGreaterThanOrEqual(40);
    }
  }
  await phone.close();
});

test('a menu that is still fading out reopens when its button is pressed', { tag: exhaustive }, async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Theme', exact: true });
  const menu = page.getByRole('menu');
  await button.click();
  await expect(menu).toBeVisible();
  // Slows down the closing animation, so that the menu is still fading out.
  await addStyle(page, '[role=menu][data-state=closed] { animation-duration: 60s !important }');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('data-state', 'closed');
  await button.click();
  await expect(menu).toHaveAttribute('data-state', 'open');
  await button.click();
  await expect(menu).toHaveAttribute('data-state', 'closed');
});

test('the sandbox notice names the command for local engines on one line at every width', {
  tag: exhaustive,
}, async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('complementary', { name: 'Sandbox' });
  const command = notice.getByText('real AI: npm run engines');
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(command).toBeInViewport({ ratio: 1 });
    expect((await command.boundingBox())?.height, `height at ${width} pixels`).toBeLessThan(20);
  }
});
