import { expect, test } from './fixtures.ts';

/** The violated directives of the page's policy, in order. */
const violations = () => (window as unknown as { refused: string[] }).refused;

test('the page blocks injected markup, styles and images, and causes no policy violations itself', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
    Object.assign(window, { refused });
  });
  await signIn(page, { email: 'one@people.test' });
  // An open dialog locks scrolling, which must not need inline styles.
  await page.getByRole('button', { name: 'About Us' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  const picture = page.getByRole('banner').locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await page.evaluate(violations)).toEqual([]);

  consoleErrors.allow(/Content Security Policy|TrustedHTML|TrustedScript|Trusted Type/);
  await page.evaluate(() => {
    const attempt = (work: () => unknown) => {
      try {
        work();
      } catch {
        // Some violations throw and others don't.
      }
    };
    const add = (tag: string, set: object) =>
      document.body.append(Object.assign(document.createElement(tag), set));
    attempt(() => {
      document.body.lastElementChild?.insertAdjacentHTML('beforeend', '<b>injected</b>');
    });
    attempt(() => add('style', { textContent: 'body { opacity: 0 }' }));
    attempt(() => document.body.setAttribute('style', 'opacity: 0'));
    attempt(() => add('img', { src: 'https://elsewhere.test/pixel.png' }));
    attempt(() => add('img', { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }));
  });
  await expect
    .poll(() => page.evaluate(violations))
    .toEqual(['require-trusted-types-for', 'style-src-elem', 'style-src-attr', 'img-src', 'img-src']);
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
});
