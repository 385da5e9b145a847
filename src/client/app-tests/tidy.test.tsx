import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unlimited } from '../../shared/unlimited.ts';
import { closeApp, installBrowserParts, openApp, type Viewer } from '../testing/test-app.tsx';

beforeEach(installBrowserParts);
afterEach(closeApp);

/** Looks only at names, because getByRole takes seconds on a page of this size. */
async function press(name: string | RegExp) {
  const button = await waitFor(() => {
    const found = [...document.querySelectorAll('button')].findLast((each) => {
      const label = each.getAttribute('aria-label') ?? each.textContent ?? '';
      return typeof name === 'string' ? label === name : name.test(label);
    });
    return found ?? Promise.reject(new Error(`There is no button ${name}`));
  });
  await act(async () => button.click());
}

type Others = Parameters<typeof openApp>[2];

async function openTidy(
  text: string,
  viewer: Viewer,
  others: Others = {},
  kept: Record<string, string> = {},
) {
  const page = await openApp('/', viewer, others, kept);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Transcript');
  if (field.value !== text) fireEvent.input(field, { target: { value: text } });
  await press('Tidy');
  await screen.findByText('Tidy the text');
  return { ...page, field };
}

test('removes fillers without a request, and restores the text on Undo', async () => {
  const { field, calls } = await openTidy('So, um, the the ship sailed', undefined);
  await press(/^Remove filler words/);
  await screen.findByText('Check the changes');
  expect(field.value, 'the text stays the same until the changes are accepted').toBe(
    'So, um, the the ship sailed',
  );
  await press('Accept all');
  await waitFor(() => expect(field.value).toBe('So the ship sailed'));
  await screen.findByText('Text changed');
  await press('Undo');
  await waitFor(() => expect(field.value).toBe('So, um, the the ship sailed'));
  expect(calls.filter((call) => call.includes('tidy'))).toEqual([]);
});

test('offers only to remove fillers where translation is turned off', async () => {
  document.documentElement.dataset.off = 'translation';
  try {
    await openTidy('So, um, the ship sailed', 'premium');
    const dialog = screen.getByRole('dialog');
    expect([...dialog.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
      expect.stringMatching(/^Remove filler words/),
      expect.anything(),
    ]);
  } finally {
    delete document.documentElement.dataset.off;
  }
});

test('removes sounds anywhere, and other fillers that were said between pauses', async () => {
  const text = 'So like we um left like that';
  const timings = [
    { start: 0, end: 2, from: 0, to: 300 },
    { start: 2, end: 7, from: 900, to: 1_200 },
    { start: 7, end: 28, from: 1_800, to: 3_000 },
  ];
  const { field } = await openTidy(text, undefined, {}, { draft: JSON.stringify({ text, timings }) });
  await press(/^Remove filler words/);
  await press('Accept all');
  await waitFor(() => expect(field.value).toBe('So we left like that'));
});

test('makes only the changes that were accepted', async () => {
  const { field } = await openTidy('So, um, the the ship sailed', undefined);
  await press(/^Remove filler words/);
  await screen.findByText(/^Change 1 of/);
  await press('Reject');
  await press(/^Accept \d of \d$/);
  await waitFor(() => expect(field.value).toContain('um'));
  expect(field.value).not.toContain('the the');
});

test('lets people choose a change with the keyboard', async () => {
  await openTidy('So, um, the the ship sailed', undefined);
  await press(/^Remove filler words/);
  await screen.findByText(/^Change 1 of/);
  const changes = document.querySelectorAll('[data-change]');
  for (const [index, key] of ['Enter', ' '].entries()) {
    fireEvent.keyDown(changes[1 - index] as Element, { key });
    expect(await screen.findByText(new RegExp(`^Change ${2 - index} of 2`))).toBeTruthy();
  }
});

test('leaves the text unchanged on "Keep my text"', async () => {
  const { field } = await openTidy('um, hello', undefined);
  await press(/^Remove filler words/);
  await press('Keep my text');
  expect(field.value).toBe('um, hello');
});

test('says when there is nothing to change', async () => {
  await openTidy('Hello there.', undefined);
  await press(/^Remove filler words/);
  expect(await screen.findByText('There’s nothing to change.')).toBeTruthy();
});

test('sends a premium user’s text to the provider and marks words that were never said', async () => {
  const response = { text: 'We kept, patiently, the lamps.', remainingTranslations: 100, tier: 'premium' };
  const { field } = await openTidy('we kept the lamps', 'premium', {
    '/api/tidy': () => Response.json(response),
  });
  await press(/^Punctuate and split into paragraphs/);
  expect(await screen.findByText('Used 17 of your 117 characters.')).toBeTruthy();
  expect(screen.getByText('Punctuate and split into paragraphs')).toBeTruthy();
  expect(screen.getByText('you didn’t say this')).toBeTruthy();
  await press('Accept all');
  await waitFor(() => expect(field.value).toBe(response.text));
});

test('says nothing about the allowance where there is no limit', async () => {
  const allowance = { allowed: true, remaining: unlimited, limit: unlimited, tier: 'premium' };
  const response = { text: 'Lamps.', remainingTranslations: unlimited - 17, tier: 'premium' };
  await openTidy('we kept the lamps', 'premium', {
    '/api/translation-allowance/u': () => Response.json(allowance),
    '/api/tidy': () => Response.json(response),
  });
  await press(/^Summarise/);
  expect(await screen.findByText('Check the changes')).toBeTruthy();
  expect(screen.queryByText(/^Used/)).toBeNull();
});

test('offers Premium to everyone else', async () => {
  const { calls } = await openTidy('we kept the lamps', 'free');
  await press(/^Summarise/);
  expect(await screen.findAllByText(/Upgrade to Premium/)).not.toEqual([]);
  expect(calls.filter((call) => call.includes('tidy'))).toEqual([]);
});

test('says why it failed and keeps the text', async () => {
  const refused = () => Response.json({ code: 'provider-failed', message: 'Not now.' }, { status: 502 });
  const { field } = await openTidy('we kept the lamps', 'premium', { '/api/tidy': refused });
  await press(/^Shorten/);
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(field.value).toBe('we kept the lamps');
});
