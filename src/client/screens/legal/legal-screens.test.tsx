import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { PrivacyScreen } from './privacy-screen.tsx';
import { TermsScreen } from './terms-screen.tsx';

afterEach(cleanup);

const screens = { terms: TermsScreen, privacy: PrivacyScreen };
type Name = keyof typeof screens;
const titles = { terms: 'Terms of Use', privacy: 'Privacy Pledge' };
const both = ['terms', 'privacy'] as const;

function read(name: Name): string {
  const Screen = screens[name];
  render(<Screen />);
  return (screen.getByRole('article').textContent ?? '').replaceAll(/\s+/g, ' ');
}

describe.each(both)('%s', (name) => {
  test('has a heading and a link back to the app', { tags: ['R-2.4', 'R-2.7'] }, () => {
    read(name);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(titles[name]);
    expect(screen.getByRole('link', { name: 'Back to App' }).getAttribute('href')).toBe('/');
  });

  test('says that it applies only to this web app', { tags: ['R-2.5', 'R-2.8'] }, () => {
    expect(read(name)).toMatch(/(terms|pledge) (apply|applies) only to this web app/);
  });

  test('contains the full text', { tags: ['R-2.6', 'R-2.9'] }, () => {
    const text = read(name);
    expect(text.split(' ').length).toBeGreaterThan(900);
    expect(text).not.toMatch(/lorem|ipsum|\bTBD\b|\bTODO\b|coming soon|\[[a-z ]+\]|placeholder/i);
    const sections = screen.getAllByRole('region');
    expect(sections.length).toBeGreaterThan(9);
    for (const section of sections) expect(section.textContent?.length, section.id).toBeGreaterThan(150);
  });

  test('shows April 19, 2025 as the effective date', { tags: ['R-9.24'] }, () => {
    expect(read(name)).toContain('Effective April 19, 2025');
  });

  test('states the minimum age of 13 without asking for an age', { tags: ['R-1.7'] }, () => {
    expect(read(name)).toMatch(/13 years/);
    expect(document.querySelectorAll('input, select, textarea')).toHaveLength(0);
  });
});

test('the terms say that Premium renews each month until cancelled', { tags: ['R-1.9'] }, () => {
  expect(read('terms')).toMatch(/\$9\.99 per month.*renews automatically each month until you cancel/);
});

test('the terms allow refunds within 14 days for exactly four reasons', {
  tags: ['R-5.42', 'R-9.22'],
}, () => {
  const text = read('terms');
  expect(text).toMatch(/must be requested within 14 days of purchase/);
  const refunds = within(screen.getByRole('region', { name: /Refunds/ }));
  expect(refunds.getAllByRole('listitem').map((each) => each.textContent?.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^duplicate charges/),
    expect.stringMatching(/^billing errors/),
    expect.stringMatching(/^service unavailable.*more than 24 hours during the first week/),
    expect.stringMatching(/^legal obligation/),
  ]);
});

test('the terms limit liability to the payments of the past 12 months', { tags: ['R-9.23'] }, () => {
  expect(read('terms')).toMatch(
    /total liability.*limited to the amount you have paid.*in the past 12 months/,
  );
});

test('the terms say that over-limit use may be suspended or throttled until the next billing period', {
  tags: ['R-8.52'],
}, () => {
  expect(read('terms')).toMatch(/temporarily suspended or throttled until the next billing period/);
});

test.each(both)(
  '%s says that people can delete their transcriptions at any time',
  { tags: ['R-6.20'] },
  (name) => {
    expect(read(name)).toMatch(/delete your saved transcriptions at any time/);
  },
);

test('the pledge says that text to translate goes to an AI translation provider', {
  tags: ['R-1.12'],
}, () => {
  expect(read('privacy')).toMatch(/translation, the text is sent to an AI translation provider/);
});

test('the pledge says that voice recordings are processed only temporarily', { tags: ['R-1.14'] }, () => {
  expect(read('privacy')).toMatch(/Voice recordings are processed only temporarily/);
});

test('the pledge lists all collected data', { tags: ['R-3.21'] }, () => {
  const text = read('privacy');
  for (const named of [
    /your name, e-mail address and identity id/,
    /Subscription and payment data.*are held by our payment provider/,
    /transcription and translation activity, characters translated.*request counts/,
    /Saved transcriptions:/,
  ]) {
    expect(text).toMatch(named);
  }
});
