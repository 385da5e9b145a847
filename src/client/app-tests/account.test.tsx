import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

const sessions = [
  {
    id: 'here',
    device: 'Chrome on Mac',
    createdAt: '2026-03-01T00:00:00.000Z',
    lastUsedAt: '2026-03-10T12:00:00.000Z',
    current: true,
  },
  {
    id: 'phone',
    device: 'Safari on iPhone',
    createdAt: '2026-03-01T00:00:00.000Z',
    lastUsedAt: '2025-11-02T12:00:00.000Z',
    current: false,
  },
];

let deletion = () => Response.json({ deletesAt: '2026-11-22T12:00:00.000Z' }, { status: 202 });

const responses = () => ({
  '/api/account/u': () =>
    Response.json({
      memberSince: '2026-03-04T10:00:00.000Z',
      recognitionDays: [{ day: new Date().toISOString().slice(0, 10), seconds: 840 }],
    }),
  '/api/sessions/u': () => Response.json(sessions),
  '/api/sessions/phone': () => new Response(null, { status: 204 }),
  '/api/auth/logout-everywhere': () => new Response(null, { status: 204 }),
  '/api/invites/count/u': () => Response.json({ count: 2 }),
  '/api/recognition-allowance/u': () =>
    Response.json({ allowed: true, remaining: 11_040, limit: 18_000, tier: 'premium' }),
  '/api/speech-allowance/u': () =>
    Response.json({
      allowed: true,
      remaining: 580,
      limit: 5_000,
      tier: 'premium',
      features: { premium: true, highQualityVoices: true },
    }),
  '/api/account/u/delete': () => deletion(),
});

beforeEach(() => {
  installBrowserParts();
  document.documentElement.dataset.recognition = 'server';
  deletion = () => Response.json({ deletesAt: '2026-11-22T12:00:00.000Z' }, { status: 202 });
});
afterEach(() => {
  delete document.documentElement.dataset.recognition;
  vi.restoreAllMocks();
  closeApp();
});

const open = (path = '/account', more: Record<string, () => Response> = {}) =>
  openApp(path, 'premium', { ...responses(), ...more });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows the profile, the usage for the period and when it renews', async () => {
  await open('/account', {
    '/api/subscription/u': () =>
      Response.json({
        status: 'active',
        tier: 'premium',
        subscriptionPeriodEnd: '2026-12-03T00:00:00.000Z',
        cancelAtPeriodEnd: false,
      }),
  });
  const email = await screen.findByText('test@example.com');
  await waitFor(() => expect(email.textContent).toBe('test@example.com · Member since March 4, 2026'));
  const plan = await section('Plan');
  expect(await plan.findByText('4,420 of 5,000 characters')).toBeDefined();
  expect(plan.getByText('580 left. Renews on December 3, 2026')).toBeDefined();
  expect(plan.getByText('116 of 300 min')).toBeDefined();
  expect(plan.getByText('0 of 50 slots')).toBeDefined();
  expect(plan.getByRole('progressbar', { name: 'HD voices' }).getAttribute('aria-valuenow')).toBe('4420');
  expect(plan.getByText('Minutes transcribed on this server: 14')).toBeDefined();
  expect(plan.getByRole('img', { name: /^Busiest day/ })).toBeDefined();
  const invites = await section('Invites');
  expect(invites.getByText('2 people have joined')).toBeDefined();
  expect(
    invites.getByText('You’ve earned 10 more save slots and 1,000 more characters per transcript.'),
  ).toBeDefined();
});

test('says when usage cannot be loaded instead of guessing', async () => {
  await open('/account', { '/api/translation-allowance/u': () => new Response('', { status: 500 }) });
  expect(await screen.findByText('We couldn’t load your usage. Please try again later.')).toBeDefined();
});

test('signs out another device, or all devices', async () => {
  const { calls } = await open();
  const devices = await section('Devices');
  expect(await devices.findByText('This device')).toBeDefined();
  const phone = devices.getByRole('button', { name: 'Sign out Safari on iPhone' });
  phone.focus();
  fireEvent.click(phone);
  await expect.poll(() => calls).toContain('DELETE /api/sessions/phone');
  await expect.poll(() => calls.filter((call) => call === 'GET /api/sessions/u')).toHaveLength(2);
  await expect.poll(() => document.activeElement).toBe(devices.getByRole('list'));
  fireEvent.click(devices.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Sign in to see your account.')).toBeDefined();
  expect(calls).toContain('POST /api/auth/logout-everywhere');
  expect(sessionStorage.getItem('user')).toBeNull();
});

test('asks about the text on this device before signing out everywhere', async () => {
  const draft = JSON.stringify({ owner: 'u', text: 'My words' });
  const { calls } = await openApp('/account', 'premium', responses(), { draft });
  fireEvent.click((await section('Devices')).getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByRole('dialog', { name: 'Keep this text on this device?' })).toBeDefined();
  expect(calls).not.toContain('POST /api/auth/logout-everywhere');
  fireEvent.click(screen.getByRole('button', { name: 'Clear text and sign out' }));
  expect(await screen.findByText('Sign in to see your account.')).toBeDefined();
  expect(calls).toContain('POST /api/auth/logout-everywhere');
  expect(localStorage.getItem('draft')).toBeNull();
});

test('saves the download under the name that the server sends', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:data');
  URL.revokeObjectURL = vi.fn();
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await open('/account', {
    '/api/account/u/export': () =>
      new Response('zip', {
        headers: { 'content-disposition': 'attachment; filename="rhapsode-2026-03-10.zip"' },
      }),
  });
  fireEvent.click((await section('Your data')).getByRole('button', { name: 'Download' }));
  await expect.poll(() => names).toEqual(['rhapsode-2026-03-10.zip']);
});

test('says when the next download is possible', async () => {
  const message = 'You can download your data once an hour. Please try again in 2 minutes.';
  await open('/account', {
    '/api/account/u/export': () =>
      Response.json({ code: 'too-many-requests', message, error: message }, { status: 429 }),
  });
  fireEvent.click((await section('Your data')).getByRole('button', { name: 'Download' }));
  expect(await screen.findByText(message)).toBeDefined();
});

async function confirmDeletion(email: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  fireEvent.change(dialog.getByLabelText('Type test@example.com to confirm'), { target: { value: email } });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete my account' })));
  return dialog;
}

test('deletes the account after the user types the address, and then offers to keep it', async () => {
  localStorage.setItem('draft', JSON.stringify({ text: 'Unsaved', owner: 'u' }));
  const { calls } = await open();
  fireEvent.click((await section('Your data')).getByRole('button', { name: 'Delete…' }));
  const dialog = await confirmDeletion('other@example.com');
  expect(dialog.getByRole('alert').textContent).toBe('That doesn’t match your account’s e-mail address.');
  expect(calls).not.toContain('POST /api/account/u/delete');
  await confirmDeletion('Test@example.com');
  expect(await screen.findByText('Your account will be deleted on November 22, 2026.')).toBeDefined();
  expect(sessionStorage.getItem('user')).toBeNull();
  expect(localStorage.getItem('draft') ?? '').not.toContain('Unsaved');
  fireEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('dialog', { name: 'Sign in to Rhapsode' })).toBeDefined();
});

test('asks the user to sign in again if the last sign-in was long ago', async () => {
  deletion = () => Response.json({ code: 'recent-sign-in-required', message: 'x' }, { status: 403 });
  await open();
  fireEvent.click((await section('Your data')).getByRole('button', { name: 'Delete…' }));
  await confirmDeletion('test@example.com');
  expect(await screen.findByRole('dialog', { name: 'Sign in to Rhapsode' })).toBeDefined();
  expect(sessionStorage.getItem('user')).not.toBeNull();
});

test('continues the deletion after signing in again', async () => {
  await open('/account?delete=1');
  expect(await screen.findByRole('dialog', { name: 'Delete your account?' })).toBeDefined();
  expect(window.location.search).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('confirms that the account is kept', async () => {
  await open('/account?kept=1');
  expect(await screen.findByText('Your account won’t be deleted')).toBeDefined();
  expect(window.location.search).toBe('');
});

test('asks visitors to sign in', async () => {
  await openApp('/account', undefined);
  expect(await screen.findByText('Sign in to see your account.')).toBeDefined();
});

test('says that the plan couldn’t be loaded instead of calling it Free', async () => {
  let response = () => new Response('', { status: 503 });
  await open('/account', { '/api/subscription/u': () => response() });
  const plan = await section('Plan');
  expect(await plan.findByText('We couldn’t load your plan.')).toBeTruthy();
  expect(plan.queryByText('Free')).toBeNull();
  expect(plan.queryByRole('link', { name: 'See plans' })).toBeNull();

  response = () => Response.json({ status: 'active', tier: 'premium', subscriptionPeriodEnd: null });
  fireEvent.click(plan.getByRole('button', { name: 'Try again' }));
  expect(await plan.findByText('Premium')).toBeTruthy();
  expect(plan.queryByText('We couldn’t load your plan.')).toBeNull();
});
