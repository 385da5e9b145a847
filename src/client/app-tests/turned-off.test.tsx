import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

const turnOff = (...services: string[]) => {
  document.documentElement.dataset.off = services.join(' ');
};

beforeEach(() => {
  installBrowserParts();
  turnOff('translation', 'speech');
});
afterEach(() => {
  delete document.documentElement.dataset.off;
  vi.restoreAllMocks();
  closeApp();
});

const allowance = () => Response.json({ allowed: true, remaining: 1, limit: 1, tier: 'free' });

test('settings have no languages to translate into, and keep the one that is spoken', async () => {
  await openApp('/settings', 'free');
  const recording = within(await screen.findByRole('region', { name: 'Recording' }));
  expect(recording.getByText('Language you speak')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Translation' })).toBeNull();
  expect(screen.queryByText('Language to translate into')).toBeNull();
});

test('the plans promise nothing that is off', async () => {
  await openApp('/subscribe', 'free');
  expect((await screen.findAllByText(/^Transcripts of up to/)).length).toBe(2);
  const features = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(features.filter((text) => /translation|conversations|HD|MP3|summarise/i.test(text))).toEqual([]);
  expect(screen.queryByText(/^Longer transcripts/)).toBeNull();
  expect(features).toContain('My dictionary for 500 names and terms');
});

test('the account shows no allowance for what is off', async () => {
  await openApp('/account', 'free', {
    '/api/speech-allowance/u': () =>
      Response.json({
        ...{ allowed: true, remaining: 50, limit: 50, tier: 'free' },
        features: { premium: false, highQualityVoices: false },
      }),
    '/api/translation-allowance/u': allowance,
  });
  const plan = within(await screen.findByRole('region', { name: 'Plan' }));
  expect(await plan.findByRole('progressbar', { name: 'Saved transcriptions' })).toBeDefined();
  expect(plan.getAllByRole('progressbar')).toHaveLength(1);
});

test('a conversation isn’t there', async () => {
  await openApp('/conversation', 'free');
  expect(await screen.findByText('404 | Page Not Found')).toBeDefined();
});
