import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveLineEvent, LiveStateEvent } from '../../../shared/calls/live-calls.ts';
import { createStore, type LocalKey } from '../../platform/storage.ts';
import { createViewerPage } from './viewer-page.ts';

const state: LiveStateEvent = {
  status: 'live',
  language: 'en-US',
  reading: 'es-ES',
  offered: ['en-US', 'es-ES', 'de-DE'],
};

const line = (id: string, text: string, position: number | null): LiveLineEvent => ({
  id,
  text,
  final: position !== null,
  language: 'es-ES',
  position,
});

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function setUp({ prefersDark = false } = {}) {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const onLanguage = vi.fn();
  const page = createViewerPage({
    root,
    preferred: 'es-ES',
    storage: createStore<LocalKey>(() => localStorage),
    synthesis: undefined,
    prefersDark,
    onLanguage,
  });
  const select = root.querySelector<HTMLElement>('[role=combobox]');
  if (!select) throw new Error('There is no list of languages');
  const note = () => root.querySelector<HTMLElement>('.note:not([hidden])')?.textContent ?? '';
  const lines = () => [...root.querySelectorAll('.lines p')].map(({ textContent }) => textContent);
  const press = (label: string) => root.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
  return { root, page, onLanguage, select, note, lines, press };
}

test('shows the lines in order and announces each settled sentence once', () => {
  const { root, page, lines } = setUp();
  page.onConnection('open');
  page.onState(state);
  page.onLine(line('b', 'Dos.', 2));
  page.onLine(line('a', 'Uno.', 1));
  page.onLine(line('c', 'tre', null));
  expect(lines()).toEqual(['Uno.', 'Dos.', 'tre']);
  const announced = () => {
    vi.advanceTimersByTime(300);
    return [...root.querySelectorAll('[role=log] p')].map(({ textContent }) => textContent);
  };
  expect(announced()).toEqual(['Dos.']);
  page.onLine(line('b', 'Dos, corregido.', 2));
  page.onLine(line('c', 'Tres.', 3));
  page.onLine(line('d', 'Cuatro.', 4));
  expect([announced(), lines()]).toEqual([
    ['Dos.', 'Tres.', 'Cuatro.'],
    ['Uno.', 'Dos, corregido.', 'Tres.', 'Cuatro.'],
  ]);
});

test('lists the browser’s language first, then the original', () => {
  const { root, page, select, onLanguage } = setUp();
  page.onState(state);
  const options = [...root.querySelectorAll<HTMLElement>('[role=option]')];
  expect(options.map(({ textContent }) => textContent)).toEqual(['Español', 'English (original)', 'Deutsch']);
  expect(select.textContent).toBe('Español');
  select.click();
  options[2]?.click();
  expect(onLanguage).toHaveBeenCalledWith('de-DE');
  expect(select.textContent).toBe('Deutsch');
  expect(localStorage.getItem('liveLanguage')).toBe('de-DE');
});

test.each([
  [{ status: 'paused' }, 'The speaker has paused'],
  [
    { status: 'paused', pauseReason: 'time-used' },
    'The captions have stopped: the speaker’s time for today is used up.',
  ],
  [{ status: 'away' }, 'The speaker is disconnected. Please wait.'],
  [{ status: 'ended' }, 'The live captions have ended.'],
  [{ status: 'replaced' }, 'This link no longer works. Please ask the speaker for the new one.'],
  [{ reason: 'plan' }, 'These captions are only available in English.'],
  [{ reason: 'not-offered' }, 'Your language isn’t available, so you get the original.'],
  [{ reason: 'languages-full' }, 'Too many languages are being read, so you get the original.'],
  [{ reason: 'characters-used' }, 'The translation allowance is used up, so you get the original.'],
] as const)('explains %o', (part, text) => {
  const { page, note } = setUp();
  page.onConnection('open');
  page.onState({ ...state, ...part });
  expect(note()).toBe(text);
});

test('explains a lost connection, a full room and an unknown code', () => {
  const { root, page, note } = setUp();
  page.onConnection('lost');
  expect(note()).toBe('Connection lost. Reconnecting…');
  page.onConnection('full');
  expect(note()).toBe('This room is full. You’ll join when somebody leaves.');
  page.onConnection('unknown');
  expect(root.querySelector('h1')?.textContent).toBe('Nothing to read here');
});

test('drops interim words when the speaker pauses', () => {
  const { page, lines } = setUp();
  page.onState(state);
  page.onLine(line('a', 'un', null));
  page.onState({ ...state, status: 'paused' });
  expect(lines()).toEqual([]);
});

test('remembers the size and the colours', () => {
  const { press } = setUp();
  press('Text size');
  press('Dark colours');
  expect(localStorage.getItem('liveTextSize')).toBe('2');
  setUp();
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(document.documentElement.style.getPropertyValue('--caption-size')).toBe('2.25rem');
});

test('takes the browser’s colours until somebody chooses, and remembers only a choice', () => {
  const theme = () => document.documentElement.dataset.theme;
  setUp({ prefersDark: true });
  expect([theme(), localStorage.getItem('liveTheme')]).toEqual(['dark', null]);
  setUp();
  expect(theme()).toBe('light');
  const { press } = setUp({ prefersDark: true });
  press('Light colours');
  setUp({ prefersDark: true });
  expect(theme()).toBe('light');
});
