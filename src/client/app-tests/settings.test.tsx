import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../platform/settings.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

beforeEach(() => installBrowserParts());
afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
  settings.update({ punctuation: true, textSize: 'normal' });
});

const row = (name: string) => screen.findByRole('switch', { name });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const sections = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((name) => name !== 'App Policies' && name !== 'Company Policies');

test('shows the seven sections, also to visitors', async () => {
  await openApp('/settings', undefined);
  await row('Add punctuation at pauses');
  expect(sections()).toEqual([
    'Recording',
    'Translation',
    'Listening',
    'My dictionary',
    'Privacy',
    'Appearance',
    'Language',
  ]);
});

test('applies a change at once, and takes it back', async () => {
  await openApp('/settings', 'free');
  const punctuation = await row('Add punctuation at pauses');
  fireEvent.click(punctuation);
  expect(punctuation.getAttribute('aria-checked')).toBe('false');
  expect(settings.get().punctuation).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(punctuation.getAttribute('aria-checked')).toBe('true');
  expect(settings.get().punctuation).toBe(true);
});

test('shows the section that a link at the end of the page leads to, also the second time', async () => {
  await openApp('/settings', 'free');
  await row('Add punctuation at pauses');
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Language' });
  for (const times of [1, 2]) {
    fireEvent.click(link);
    await waitFor(() => expect(scroll).toHaveBeenCalledTimes(times));
  }
  expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

test('follows a change in another tab', async () => {
  await openApp('/settings', 'free');
  const commands = await row('Spoken commands');
  localStorage.setItem('settings', JSON.stringify({ commands: false }));
  fireEvent(window, new StorageEvent('storage', { key: 'settings' }));
  await waitFor(() => expect(commands.getAttribute('aria-checked')).toBe('false'));
  localStorage.removeItem('settings');
  fireEvent(window, new StorageEvent('storage', { key: 'settings' }));
});

test('finds settings by their name, their explanation and their values', async () => {
  await openApp('/settings', 'free');
  await row('Add punctuation at pauses');
  const search = screen.getByRole('searchbox', { name: 'Search settings' });
  const rows = () => [...document.querySelectorAll('[data-rows] > *')].map((each) => each.textContent ?? '');
  for (const [query, found] of [
    ['PUSH TO', 'Push to talk'],
    ['correct', 'Suggest words'],
    ['fantasy', 'Theme'],
    ['Offline', 'On this device'],
    ['private', 'On this device'],
  ] as const) {
    fireEvent.change(search, { target: { value: query } });
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toContain(found);
  }
  fireEvent.change(search, { target: { value: 'zebra' } });
  expect(rows()).toEqual([]);
  expect(screen.getByText('No setting found')).toBeTruthy();
});

test('follows the system’s theme, or the chosen one', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-color-scheme: dark)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await openApp('/settings', undefined);
  fireEvent.click(await screen.findByRole('button', { name: 'Theme: Light' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Follow system' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('system');
  fireEvent.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(document.documentElement.dataset.theme).toBe('light');
  vi.unstubAllGlobals();
});

test('opens the dictionary, and says what needs an account', async () => {
  await openApp('/settings', undefined);
  const full = await row('When full, save and keep recording');
  expect(full).toHaveProperty('disabled', true);
  const recording = within(screen.getByRole('region', { name: 'Recording' }));
  expect(recording.getAllByText('Sign in to use this.')).toHaveLength(2);
  const open = screen.getByRole('link', { name: 'Open My dictionary' });
  expect(open.getAttribute('href')).toBe('/words');
});

test('says when the words cannot be loaded instead of counting none, and tries again', async () => {
  let response = () => new Response('', { status: 500 });
  await openApp('/settings', 'free', { '/api/dictionary/u': () => response() });
  const dictionary = await section('My dictionary');
  expect(await dictionary.findByText('We couldn’t load your dictionary.')).toBeTruthy();
  expect(dictionary.queryByText(/of 50 words/)).toBeNull();
  const entries = [{ written: 'Eryx', heard: [], translations: {} }];
  response = () => Response.json({ entries, limit: 50, version: '1' });
  fireEvent.click(dictionary.getByRole('button', { name: 'Try again' }));
  expect(await dictionary.findByText('1 of 50 words')).toBeTruthy();
  expect(dictionary.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('lets people give and withdraw consent to analytics', async () => {
  await openApp('/settings', 'free');
  const privacy = await section('Privacy');
  const toggle = privacy.getByRole('switch', { name: 'Analytics cookies' });
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(toggle);
  expect(localStorage.getItem('cookiesConsent')).toBe('accepted');
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
  expect(privacy.getByText(/^Allowed on .* Optional\. Turn this off/)).toBeTruthy();
  fireEvent.click(toggle);
  expect(localStorage.getItem('cookiesConsent')).toBe('declined');
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'));
  expect(privacy.getByText(/^Declined on .* Optional\.$/)).toBeTruthy();
});

test('lists the interface languages', async () => {
  document.documentElement.lang = 'en';
  await openApp('/settings', undefined);
  fireEvent.click(await screen.findByRole('button', { name: 'Buttons and messages: English' }));
  expect(await screen.findAllByRole('option')).toHaveLength(17);
});

test('a phone has a list of the sections with their values, and then one section', async () => {
  await openApp('/settings', 'free');
  const link = await screen.findByRole('link', { name: /^Listening Browser voice, 1×$/ });
  fireEvent.click(link);
  expect(location.hash).toBe('#listening');
  expect(screen.getByRole('link', { name: 'All settings' }).getAttribute('href')).toBe('/settings');
  expect(screen.queryByRole('link', { name: /^Listening/ })).toBeNull();
});

test('lets people choose what transcribes their speech', async () => {
  document.documentElement.dataset.recognition = 'server';
  await openApp('/settings', 'free');
  fireEvent.click(await screen.findByRole('button', { name: 'Speech recognition: Automatic' }));
  fireEvent.click(await screen.findByRole('option', { name: 'This server' }));
  expect(settings.get().recognition).toBe('server');
  settings.update({ recognition: 'auto' });
  delete document.documentElement.dataset.recognition;
});

test('doesn’t offer a server without recognition', async () => {
  await openApp('/settings', 'free');
  fireEvent.click(await screen.findByRole('button', { name: 'Speech recognition: Automatic' }));
  await screen.findByRole('option', { name: /^Automatic/ });
  expect(screen.queryByRole('option', { name: /^This server/ })).toBeNull();
});
