import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { User } from '../src/shared/entities.ts';
import { type ConsoleErrors, watchConsole } from './console-errors.ts';
import { payForPremium } from './premium.ts';
import { test as base } from './product-fixtures.ts';
import { controlSandbox, type SandboxControl } from './sandbox-control.ts';
import { setFont, type TestFont, testFonts } from './test-fonts.ts';
import { waitUntilLive } from './wait-until-live.ts';

interface SignInOptions {
  /** Defaults to a new user. */
  email?: string;
  returnTo?: string;
}

interface TestFixtures {
  /** The font of every page; defaults to the machine's fonts. */
  font: TestFont | null;
  sandbox: SandboxControl;
  consoleErrors: ConsoleErrors;
  /** Signs in through the real redirects, but without the dialog, with the e-mail address as a hint. */
  signIn(page: Page, options?: SignInOptions): Promise<User>;
  /** Pays for the signed-in user's Premium and reloads the page. */
  becomePremium(page: Page): Promise<User>;
}

export const newEmail = () => `person.${randomInt(2 ** 47)}@people.test`;

/** The user in the page's session storage. */
export async function storedUser(page: Page): Promise<User | null> {
  const stored = await page.evaluate(() => window.sessionStorage.getItem('user'));
  return stored === null ? null : (JSON.parse(stored) as User);
}

export const test = base.extend<TestFixtures>({
  font: [null, { option: true }],
  context: async ({ context, font }, use) => {
    if (font) await setFont(context, font);
    context.on('page', waitUntilLive);
    await use(context);
  },
  baseURL: async ({ product }, use) => use(product.url),
  sandbox: [
    async ({ product }, use) => {
      const sandbox = controlSandbox(product.sandboxUrl);
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ context }, use) => {
      const errors = watchConsole(context);
      await use(errors);
      expect(errors.unexpected(), 'unexpected errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({}, use) => {
    await use(async (page, { email = newEmail(), returnTo = '/' } = {}) => {
      await page.goto(`/api/auth/google?${new URLSearchParams({ returnTo, login_hint: email })}`);
      await expect.poll(() => storedUser(page)).toMatchObject({ email });
      const user = await storedUser(page);
      if (!user) throw new Error('The user is no longer signed in.');
      return user;
    });
  },
  becomePremium: async ({}, use) => {
    await use(async (page) => {
      const user = await storedUser(page);
      if (!user) throw new Error('Nobody is signed in.');
      await payForPremium(page, user);
      // The stored user would still be on the free tier, because only the session request refreshes it.
      await page.evaluate(() => window.sessionStorage.removeItem('user'));
      await page.reload();
      await expect.poll(() => storedUser(page)).toMatchObject({ subscriptionTier: 'premium' });
      return { ...user, subscriptionTier: 'premium' };
    });
  },
});

/** Marks tests that only `npm run test:all` runs, because a test like them is in `npm test` already. */
export const exhaustive = '@exhaustive';

/** The tag of a test in a series of similar ones, of which `npm test` runs only some. */
export const exhaustiveExcept = (isInShortRun: boolean) => (isInShortRun ? [] : [exhaustive]);

/** Runs layout tests in a wide and a narrow font, because we don't know which fonts readers have. */
export function inEachFont(define: (font: TestFont) => void): void {
  for (const font of testFonts) {
    test.describe(`in ${font}`, { tag: exhaustiveExcept(font === testFonts[0]) }, () => {
      test.use({ font });
      define(font);
    });
  }
}

export { expect } from '@playwright/test';
