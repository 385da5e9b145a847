import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

const user = {
  googleSub: 'u',
  username: 'Test Person',
  email: 'test@example.com',
  subscriptionTier: 'free',
  mustAcceptTerms: true,
};
const title = 'Please accept the Terms of Use';

beforeEach(() => {
  installBrowserParts();
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
});
afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

/** Opens the page as somebody who accepted an earlier version of the terms. */
async function open(path: string) {
  let accepts = true;
  const { calls } = await openApp(path, undefined, {
    '/api/auth/session': () => Response.json(user),
    '/api/terms-status/u': () =>
      accepts ? Response.json({ acceptedAt: '2026-01-01T00:00:00.000Z' }) : new Response('', { status: 500 }),
  });
  return { calls, setAccepts: (value: boolean) => (accepts = value) };
}

test('keeps asking people to accept changed terms until their acceptance is recorded', async () => {
  const { calls, setAccepts } = await open('/');
  const posts = () => calls.filter((call) => call === 'POST /api/terms-status/u').length;
  const accept = async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    fireEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  };
  setAccepts(false);
  await accept();
  await screen.findByText('We couldn’t record that you accepted the terms');
  expect(sessionStorage.getItem('user')).toContain('mustAcceptTerms');

  setAccepts(true);
  await accept();
  await expect.poll(() => sessionStorage.getItem('user')).not.toContain('mustAcceptTerms');
  expect(posts()).toBe(2);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('doesn’t ask on the terms page, so people can read the terms first', async () => {
  await open('/terms');
  await screen.findByRole('article');
  await expect.poll(() => sessionStorage.getItem('user')).toContain('mustAcceptTerms');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
