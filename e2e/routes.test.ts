import type { Page } from '@playwright/test';
import { exhaustive, expect, test } from './fixtures.ts';

const referrer = (page: Page) => page.evaluate(() => window.sessionStorage.getItem('referrerId'));

test('every path opens its screen with the footer, even after a reload', {
  tag: ['@R-2.1', '@R-2.12', '@R-2.57'],
}, async ({ page }) => {
  const headings = {
    '/': 'Record',
    '/subscribe': 'Premium',
    '/account': 'Your account',
    '/settings': 'Settings',
    '/terms': 'Terms of Use',
    '/privacy': 'Privacy Pledge',
  };
  for (const [path, heading] of Object.entries(headings)) {
    await page.goto(path);
    for (const opened of [1, 2]) {
      await expect(page.getByRole('heading', { level: 1 }), `${path} opened ${opened}`).toContainText(
        heading,
      );
      await expect(page.getByRole('contentinfo')).toContainText('App Policies');
      if (opened === 1) await page.reload();
    }
  }
  await page.goto('/');
  await expect(page.getByRole('tab', { name: 'Record' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Saved Transcriptions' })).toBeVisible();
});

test('a prerendered screen stays visible during hydration', { tag: [exhaustive, '@R-2.12'] }, async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  await signIn(page);
  await page.addInitScript(() => {
    const lost: string[] = [];
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) {
        for (const node of removedNodes) {
          if (node instanceof Element && (node.matches('h1') || node.querySelector('h1')))
            lost.push(node.outerHTML);
        }
      }
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { lost });
  });
  for (const path of ['/', '/subscribe', '/account', '/settings', '/terms', '/privacy', '/not/found']) {
    await page.goto(path);
    // The dialog opens after hydration.
    await page.getByRole('button', { name: 'About Us' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { lost: string[] }).lost), path).toEqual([]);
  }
});

test('invite ids keep their letter case, and other paths are not invites', {
  tag: [exhaustive, '@R-2.2', '@R-2.3', '@R-2.10', '@R-2.11'],
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/);
  for (const path of ['/Subscribe', '/TERMS', '/Privacy/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('404');
    expect(new URL(page.url()).pathname).toBe(path);
  }
  for (const path of ['/foo/bar', '/terms/x', '/subscribe/x/y']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 | Page Not Found');
  }
  expect(await referrer(page)).toBeNull();

  await page.goto('/AbC9xYz');
  await expect(page.getByRole('tab', { name: 'Record' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await referrer(page)).toBe('AbC9xYz');
});

test('the not-found screen explains itself and links home', {
  tag: ['@R-2.51', '@R-2.52', '@R-2.53'],
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/);
  await page.goto('/foo/bar');
  await expect(page).toHaveTitle('404 | Page Not Found');
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('tab', { name: 'Record' })).toBeVisible();
});

test('refresh=true clears only the query', { tag: [exhaustive, '@R-2.13', '@R-2.14'] }, async ({ page }) => {
  await page.goto('/?refresh=true');
  await expect(page).toHaveURL('/');
  await page.goto('/subscribe?refresh=true&foo=1');
  await expect(page).toHaveURL('/subscribe');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Premium');
});

test('titles, focus and scroll position follow navigation', {
  tag: ['@R-2.58', '@R-2.4'],
}, async ({ page }) => {
  await page.goto('/');
  const home = await page.title();
  await page.getByRole('link', { name: 'Privacy Pledge' }).last().click();
  await expect(page).toHaveURL('/privacy');
  await expect(page).toHaveTitle(/^Privacy Pledge/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /collects/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
  // Until the screen is loaded, the footer is higher up, and a click on it could miss.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Privacy Pledge/);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
  await expect(page).toHaveTitle(/^Terms of Use/);
  await page.getByRole('link', { name: 'Back to App' }).click();
  await expect(page).toHaveTitle(home);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use');
});

test('a rendering failure shows the error screen with a reload button', {
  tag: ['@R-2.54', '@R-2.55', '@R-2.56'],
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/forced/);
  await page.route('**/assets/terms-screen-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const TermsScreen = () => { throw new Error("forced") }; export { TermsScreen as default, TermsScreen as t }',
    }),
  );
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
  await expect(page.getByRole('heading', { name: 'Oops, something went wrong!' })).toBeVisible();
  await expect(
    page.getByText(
      'We encountered an error while loading the application. Please refresh the page and try again.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Privacy Pledge');
  await page.unroute('**/assets/terms-screen-*.js');
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Terms of Use', level: 1 })).toBeVisible();
});
