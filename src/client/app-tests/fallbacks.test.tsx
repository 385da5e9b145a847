import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { builtInPlans } from '../../shared/plans.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

beforeEach(installBrowserParts);
afterEach(closeApp);

const broken = () => new Response('{"code":"internal","message":"Inside"}', { status: 500 });
const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const noJson = () => new Response('<html>');
const statusLine = () => screen.queryByTestId('translations-left')?.parentElement?.textContent;

describe.each([
  ['free', 'Free1 translation left today50 HD characters left'],
  ['premium', 'Premium250,000 characters left for translation5,000 HD characters left'],
] as const)('%s', (tier, words) => {
  test('shows full allowances when they cannot be fetched', { tags: ['R-8.48', 'R-8.49'] }, async () => {
    await openApp('/', tier, {
      '/api/translation-allowance/u': broken,
      '/api/speech-allowance/u': broken,
    });
    await waitFor(() => expect(statusLine()).toBe(words));
    expect(document.body.textContent).not.toMatch(/Inside|500:/);
  });
});

test('treats an unknown subscription as inactive and free', {
  tags: ['R-8.51', 'R-4.51'],
}, async () => {
  await openApp('/', 'premium', { '/api/subscription/u': broken });
  await waitFor(() => expect(statusLine()).toBe('Free1 translation left today50 HD characters left'));
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Upgrade' })).toBeTruthy();
});

test('doesn’t show another plan’s slots in the saved list', async () => {
  const item = {
    transcriptionId: 'a',
    text: 'Kept',
    language: 'en-US',
    createdAt: '2026-03-10T12:00:00.000Z',
  };
  await openApp('/', 'premium', {
    '/api/subscription/u': broken,
    '/api/transcriptions/user/u': () => Response.json([item]),
  });
  fireEvent.click(screen.getByRole('tab', { name: /^Saved Transcriptions/ }));
  expect(await screen.findByText('1 saved')).toBeTruthy();
  expect(screen.queryByText(/of 50 slots/)).toBeNull();
});

test('shows no allowance from another plan until the plan is known', async () => {
  const response = Promise.withResolvers<Response>();
  await openApp('/', 'premium', { '/api/subscription/u': () => response.promise });
  await act(async () => {});
  expect(screen.getByRole('main').textContent).not.toMatch(/250,000|5,000 HD|left/);
  await act(async () =>
    response.resolve(Response.json({ status: 'active', tier: 'premium', subscriptionPeriodEnd: null })),
  );
  await waitFor(() => expect(statusLine()).toMatch(/^Premium250,000/));
});

const openVoices = async () => {
  await act(async () => screen.getByRole('button', { name: /^Voice/ }).click());
  await screen.findByRole('listbox');
};
const voices = () => screen.getAllByRole('option').map((each) => each.textContent ?? '');
const requested = (calls: string[], path: string) => waitFor(() => expect(calls).toContain(`GET ${path}`));

test('locks Iris when the trial cannot be fetched', { tags: ['R-8.50'] }, async () => {
  await openApp('/', 'free', {
    '/api/voices': () => Response.json(['sage']),
    '/api/hd-voice-trial/u': broken,
  });
  await openVoices();
  await waitFor(() =>
    expect(voices()).toEqual([expect.stringMatching(/^Browser/), expect.stringMatching(/^Iris.*locked$/)]),
  );
});

test('offers only the voices that the server lists', { tags: ['R-7.13', 'R-3.8'] }, async () => {
  const { calls } = await openApp('/', 'free', { '/api/voices': () => Response.json(['alloy', 'sage']) });
  await openVoices();
  await requested(calls, '/api/voices');
  await waitFor(() =>
    expect(voices()).toEqual([
      expect.stringMatching(/^Browser/),
      expect.stringMatching(/^Dorian.*locked/),
      expect.stringMatching(/^Iris(?!.*locked).*try once/),
    ]),
  );
});

test.each([
  ['500', broken],
  ['not JSON', noJson],
  ['no connection', cut],
])(
  'shows the built-in plans when the plans cannot be fetched (%s)',
  { tags: ['R-7.31', 'R-8.46', 'R-9.1', 'R-9.2'] },
  async (_, response) => {
    await openApp('/subscribe', 'free', { '/api/stripe/products': response });
    expect(await screen.findByText('Error loading plans')).toBeTruthy();
    const free = within(screen.getByRole('region', { name: 'Free' }));
    expect(free.getByText('1 translation per day')).toBeTruthy();
    expect(free.getByText(/Iris once, up to 50 characters/)).toBeTruthy();
    const premium = within(screen.getByRole('region', { name: 'Premium' }));
    expect(premium.getByText('$9.99').parentElement?.textContent).toBe('$9.99 per month');
    expect(premium.getByRole('button', { name: 'Continue to checkout' })).toHaveProperty('disabled', false);
    expect(document.body.textContent).not.toMatch(/\b10 translations|500 characters|500:|Inside/);
  },
);

test('says that the payment system is unavailable', { tags: ['R-8.45'] }, async () => {
  const down = () => Response.json({ code: 'provider-unavailable', message: 'x' }, { status: 503 });
  await openApp('/subscribe', 'free', { '/api/create-checkout-session': down });
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to checkout' }));
  expect(await screen.findByText('Payment system unavailable')).toBeTruthy();
});

const pricierPlans = builtInPlans.map((plan) => ({ ...plan, price: { ...plan.price, unit_amount: 1_250 } }));

test.each([
  ['from Stripe', () => Response.json(pricierPlans), '$12.50'],
  ['from the built-in plan', broken, '$9.99'],
])('shows the price %s in the upgrade dialog', { tags: ['R-1.8'] }, async (_, products, price) => {
  await openApp('/', undefined, { '/api/stripe/products': products });
  fireEvent.click(screen.getByRole('button', { name: 'Upgrade' }));
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(`${price} a month`));
});

test('lists the minutes of imported speech only if the server can transcribe recordings', async () => {
  const lines = () => screen.queryAllByText(/^Imported recordings: /).map(({ textContent }) => textContent);
  await openApp('/subscribe', 'free');
  await screen.findByText('1 translation per day');
  expect(lines()).toEqual([]);
  closeApp();
  document.documentElement.dataset.recognition = 'server';
  await openApp('/subscribe', 'free');
  await screen.findByText('1 translation per day');
  expect(lines()).toEqual([
    `Imported recordings: ${limits.free.recognitionSeconds / 60} minutes of speech per day`,
    `Imported recordings: ${limits.premium.recognitionSeconds / 60} minutes of speech per month`,
  ]);
  delete document.documentElement.dataset.recognition;
});

describe('plans', () => {
  const waiting = { '/api/stripe/products': () => new Promise<Response>(() => {}) };

  test('are there before the server has answered', async () => {
    await openApp('/subscribe', undefined, waiting);
    expect(screen.getByText('$9.99')).toBeTruthy();
    expect(document.querySelector('[data-plan="premium"] button')).not.toBeNull();
    expect(document.querySelector('[inert]')).toBeNull();
  });

  test('are those of the last visit until then, and are corrected when the answer differs', async () => {
    const withPrice = (unit_amount: number) =>
      builtInPlans.map((plan) =>
        plan.metadata.tier === 'premium' ? { ...plan, price: { ...plan.price, unit_amount } } : plan,
      );
    const answer = Promise.withResolvers<Response>();
    const kept = { plans: JSON.stringify(withPrice(1_199)) };
    await openApp('/subscribe', undefined, { '/api/stripe/products': () => answer.promise }, kept);
    expect(screen.getByText('$11.99')).toBeTruthy();
    await act(async () => answer.resolve(Response.json(withPrice(1_299))));
    expect(await screen.findByText('$12.99')).toBeTruthy();
    expect(localStorage.getItem('plans')).toContain('1299');
  });

  test('name the best reasons to pay', async () => {
    await openApp('/subscribe', undefined);
    const premium = document.querySelector('[data-plan="premium"]')?.textContent;
    for (const reason of [
      'Translation while you speak',
      'Conversations',
      'Live captions: up to 500',
      'Tidy',
      'library',
    ])
      expect(premium).toContain(reason);
  });
});
