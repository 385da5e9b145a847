import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatLongDate } from '../../../shared/format-date.ts';
import { builtInPlans } from '../../../shared/plans.ts';
import { termsVersion } from '../../../shared/terms.ts';
import { closeApp, installBrowserParts, openApp } from '../../testing/test-app.tsx';

beforeEach(installBrowserParts);
afterEach(closeApp);

type Name = 'terms' | 'privacy';
const titles = { terms: 'Terms of Use', privacy: 'Privacy Pledge' };
const both = ['terms', 'privacy'] as const;

async function read(name: Name): Promise<string> {
  await openApp(`/${name}`, undefined);
  return ((await screen.findByRole('article')).textContent ?? '').replaceAll(/\s+/g, ' ');
}

describe.each(both)('%s', (name) => {
  test('has a heading and a link back to the app', { tags: ['R-2.4', 'R-2.7'] }, async () => {
    await read(name);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(titles[name]);
    expect(screen.getByRole('link', { name: 'Back to App' }).getAttribute('href')).toBe('/');
  });

  test('says that it applies only to this web app', { tags: ['R-2.5', 'R-2.8'] }, async () => {
    expect(await read(name)).toMatch(/(terms|pledge) (apply|applies) only to this web app/);
  });

  test('contains the full text', { tags: ['R-2.6', 'R-2.9'] }, async () => {
    const text = await read(name);
    expect(text.split(' ').length).toBeGreaterThan(900);
    expect(text).not.toMatch(/lorem|ipsum|\bTBD\b|\bTODO\b|coming soon|\[[a-z ]+\]|placeholder/i);
    const sections = within(screen.getByRole('article')).getAllByRole('region');
    expect(sections.length).toBeGreaterThan(9);
    for (const section of sections) expect(section.textContent?.length, section.id).toBeGreaterThan(150);
  });

  test('shows April 19, 2025 as the effective date', { tags: ['R-9.24'] }, async () => {
    expect(await read(name)).toContain('Effective April 19, 2025');
    expect(formatLongDate(termsVersion)).toBe('April 19, 2025');
  });

  test('states the minimum age of 13 without asking for an age', { tags: ['R-1.7'] }, async () => {
    expect(await read(name)).toMatch(/13 years/);
    expect(document.querySelectorAll('input, select, textarea')).toHaveLength(0);
  });
});

test('the terms say that Premium renews each month until cancelled', { tags: ['R-1.9'] }, async () => {
  expect(await read('terms')).toMatch(/\$9\.99 per month.*renews automatically each month until you cancel/);
});

test('the terms allow refunds within 14 days for exactly four reasons', {
  tags: ['R-5.42', 'R-9.22'],
}, async () => {
  const text = await read('terms');
  expect(text).toMatch(/must be requested within 14 days of purchase/);
  const refunds = within(screen.getByRole('region', { name: /Refunds/ }));
  expect(refunds.getAllByRole('listitem').map((each) => each.textContent?.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^duplicate charges/),
    expect.stringMatching(/^billing errors/),
    expect.stringMatching(/^service unavailable.*more than 24 hours during the first week/),
    expect.stringMatching(/^legal obligation/),
  ]);
});

test('the terms limit liability to the payments of the past 12 months', { tags: ['R-9.23'] }, async () => {
  expect(await read('terms')).toMatch(
    /total liability.*limited to the amount you have paid.*in the past 12 months/,
  );
});

test('the terms say that over-limit use may be suspended or throttled until the next billing period', {
  tags: ['R-8.52'],
}, async () => {
  expect(await read('terms')).toMatch(/temporarily suspended or throttled until the next billing period/);
});

test.each(both)(
  '%s says that people can delete their transcriptions at any time',
  { tags: ['R-6.20'] },
  async (name) => {
    expect(await read(name)).toMatch(/delete your saved transcriptions at any time/);
  },
);

test('the pledge says that text to translate goes to an AI translation provider', {
  tags: ['R-1.12'],
}, async () => {
  expect(await read('privacy')).toMatch(/translation, the text is sent to an AI translation provider/);
});

test('the pledge says that voice recordings are processed only temporarily', {
  tags: ['R-1.14'],
}, async () => {
  const text = await read('privacy');
  expect(text).toMatch(/Voice recordings are processed only temporarily/);
  expect(text).toMatch(/only while the app shows that it’s recording, or shows you its input level/);
});

test('the pledge lists all collected data', { tags: ['R-3.21'] }, async () => {
  const text = await read('privacy');
  for (const named of [
    /your name, e-mail address and identity id/,
    /Subscription and payment data.*are held by our payment provider/,
    /transcription and translation activity, characters translated.*request counts/,
    /Saved transcriptions:/,
    /Shared copies and live captions,.*Everyone who has the link can read it/,
    /API keys and webhooks,.*Keys are stored as hashes/,
    /If the page crashes, .* without your text/,
  ]) {
    expect(text).toMatch(named);
  }
});

test('the terms show the price that is charged', async () => {
  const charged = builtInPlans.map((plan) => ({ ...plan, price: { ...plan.price, unit_amount: 1_250 } }));
  await openApp('/terms', undefined, { '/api/stripe/products': () => Response.json(charged) });
  const text = () => screen.getByRole('article').textContent;
  await expect.poll(text).toContain('Premium costs $12.50 per month');
  expect(text()).toContain('Premium is $12.50 per month');
});

test('the pledge says who receives the name and e-mail address, and where the picture is loaded from', async () => {
  const text = await read('privacy');
  expect(text).toMatch(/send the provider your name, your e-mail address and your identity id/);
  expect(text).toMatch(/browser loads the picture directly from your identity provider/);
});

test('the pledge lets people change their cookie choice', async () => {
  await openApp('/privacy', undefined, {}, { cookiesConsent: 'accepted' });
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Change your cookie choice' }));
  expect(localStorage.getItem('cookiesConsent')).toBeNull();
  const banner = within(screen.getByRole('region', { name: 'Cookies' }));
  fireEvent.click(banner.getByRole('button', { name: 'Decline' }));
  expect(localStorage.getItem('cookiesConsent')).toBe('declined');
});
