import { expect, type Page, type Request } from '@playwright/test';

export const signInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign In', exact: true });
export const userMenu = (page: Page) => page.getByRole('button', { name: /’s account$/ });

/** Opens the dialog, accepts the terms and goes to the identity provider. */
export async function goToProvider(page: Page) {
  await signInButton(page).click();
  await confirmSignIn(page);
}

/** Accepts the terms in the open dialog and goes to the identity provider. */
export async function confirmSignIn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Sign in to Rhapsode' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /^Sign in/ }).click();
  await expect(page.getByRole('heading', { name: 'Choose a test account' })).toBeVisible();
}

/** Collects every request to the app's API from now on. */
export function recordCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return calls;
}

/** The calls with a given method and path. */
export const callsTo = (calls: Request[], method: string, path: string | RegExp) =>
  calls.filter((call) => {
    const { pathname } = new URL(call.url());
    return call.method() === method && (typeof path === 'string' ? pathname === path : path.test(pathname));
  });

/** The value of a key in the page's session storage. */
export const inSession = (page: Page, key: string) =>
  page.evaluate((name) => window.sessionStorage.getItem(name), key);
