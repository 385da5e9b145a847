import type { Page } from '@playwright/test';
import { exhaustive, expect, test } from './fixtures.ts';
import { payForPremium } from './premium.ts';
import { callsTo, goToProvider, inSession, recordCalls, signInButton, userMenu } from './sign-in-steps.ts';

const upgrade = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Upgrade' });
const premiumBadge = (page: Page) => page.getByRole('banner').getByText('Premium', { exact: true });
const userCalls =
  /^\/api\/(subscription|invites|transcription|translation-allowance|speech-allowance|hd-voice)/;

async function signOut(page: Page) {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(signInButton(page)).toBeVisible();
}

test('a visitor can use the app without being asked to sign in', {
  tag: ['@R-1.5', '@R-2.15', '@R-2.16', '@R-2.17', '@R-2.25', '@R-7.23'],
}, async ({ page }) => {
  const calls = recordCalls(page);
  for (const path of ['/', '/subscribe']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Rhapsode/ })).toBeVisible();
    await expect(signInButton(page)).toBeVisible();
    await expect(upgrade(page)).toBeVisible();
    await expect(userMenu(page)).toHaveCount(0);
    await expect(premiumBadge(page)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(callsTo(calls, 'GET', userCalls)).toEqual([]);
  expect(callsTo(calls, 'GET', /undefined|null/)).toEqual([]);
});

test('Premium is shown and disappears on sign-out', {
  tag: ['@R-2.16', '@R-2.17', '@R-2.23', '@R-2.24', '@R-4.6', '@R-7.21'],
}, async ({ page, signIn }) => {
  const calls = recordCalls(page);
  const periods = () => callsTo(calls, 'GET', /^\/api\/subscription-period\//);
  const user = await signIn(page);
  await expect(upgrade(page)).toBeVisible();
  await expect(premiumBadge(page)).toHaveCount(0);
  await payForPremium(page, user);
  expect(periods()).toHaveLength(0);

  await page.reload();
  await expect(premiumBadge(page)).toBeVisible();
  await expect(upgrade(page)).toHaveCount(0);
  await expect.poll(() => periods().length).toBe(1);
  await userMenu(page).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('Premium Member');
  await expect(menu).toContainText(/Paid until \w+ \d+, \d{4}/);
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Account',
    'Conversation',
    'Settings',
    'Manage Subscription',
    'Sign out',
  ]);
  await page.keyboard.press('Escape');
  const voice = page.getByRole('button', { name: /^Voice/ });
  await expect(voice).toHaveAccessibleName('Voice: Dorian');
  await expect(page.getByText('0 / 5,000')).toBeVisible();

  await signOut(page);
  await expect(upgrade(page)).toBeVisible();
  await expect(premiumBadge(page)).toHaveCount(0);
  await expect(page.getByText('0 / 1,000')).toBeVisible();
  await voice.click();
  await expect(page.getByRole('option', { name: /locked/ })).toHaveCount(10);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Saved Transcriptions/ }).click();
  await expect(page.getByText('Please sign in to view your saved transcriptions.')).toBeVisible();
});

test('an unknown subscription counts as free', { tag: [exhaustive, '@R-8.51'] }, async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/500.*\/api\/subscription\//);
  await payForPremium(page, await signIn(page));
  await page.route('**/api/subscription/**', (route) => route.fulfill({ status: 500, body: 'no' }));
  const responded = page.waitForResponse(/\/api\/subscription\//);
  await page.reload();
  await responded;
  await expect(upgrade(page)).toBeVisible();
  await expect(premiumBadge(page)).toHaveCount(0);
});

test('one user’s data is never shown to the next user in the same tab', {
  tag: ['@R-7.42', '@R-4.11'],
}, async ({ page, signIn }) => {
  const user = await signIn(page);
  await page.evaluate(async (userId) => {
    const response = await fetch('/api/transcriptions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'For my eyes only', language: 'en-US', userId }),
    });
    if (!response.ok) throw new Error(await response.text());
  }, user.googleSub);
  await page.reload();
  const savedTab = page.getByRole('tab', { name: /^Saved Transcriptions/ });
  await savedTab.click();
  const text = page.getByText('For my eyes only');
  await expect(text).toBeVisible();

  await signOut(page);
  await expect(text).toHaveCount(0);
  await expect(page.getByText('Please sign in to view your saved transcriptions.')).toBeVisible();

  // The next user opens their own invite link, which doesn't count.
  const calls = recordCalls(page);
  await goToProvider(page);
  await page.getByRole('button', { name: /Test Person Two/ }).click();
  await expect(userMenu(page)).toBeVisible();
  await savedTab.click();
  await expect(page.getByText('No saved transcriptions found')).toBeVisible();
  await expect(text).toHaveCount(0);
  const two = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('user') ?? '{}').googleSub as string,
  );
  await signOut(page);
  await page.goto(`/${two}`);
  await goToProvider(page);
  await page.getByRole('button', { name: /Test Person Two/ }).click();
  await expect(userMenu(page)).toBeVisible();
  await expect.poll(() => inSession(page, 'referrerId')).toBeNull();
  expect(callsTo(calls, 'POST', '/api/invites')).toHaveLength(0);
});

test('a long name and e-mail can be read in full in the account menu', { tag: exhaustive }, async ({
  page,
  signIn,
}) => {
  const email = `${'long.name.'.repeat(6)}end@people.test`;
  await signIn(page, { email });
  await userMenu(page).click();
  const shown = page.getByRole('menu').getByText(email, { exact: true });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('blurring the window and going offline never repeat requests', { tag: ['@R-7.7'] }, async ({
  page,
  signIn,
  context,
}) => {
  await signIn(page);
  await expect(page.getByText('50 HD characters left')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls = recordCalls(page);
  await page.evaluate(() => {
    for (const name of ['blur', 'focus']) window.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  // Any request caused by the events would have been sent before this one.
  await page.evaluate(() => fetch('/api/voices').then((response) => response.text()));
  expect(calls.map((call) => new URL(call.url()).pathname)).toEqual(['/api/voices']);
});
