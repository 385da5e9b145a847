import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../platform/settings.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

beforeEach(() => {
  installBrowserParts();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  closeApp();
});

const times = { createdAt: '2026-03-10T12:00:00.000Z', updatedAt: '2026-03-10T12:00:00.000Z' };
const bodies: { text: string }[] = [];
const store = (status: number, revision: number) => (init?: RequestInit) => {
  if (!init?.body) return Response.json({ ...times, ...bodies.at(-1), transcriptionId: 'a', revision: 1 });
  const body = JSON.parse(String(init.body)) as { text: string };
  bodies.push(body);
  return Response.json({ ...times, ...body, transcriptionId: 'a', revision }, { status });
};
const server = { '/api/transcriptions': store(201, 1), '/api/transcriptions/a': store(200, 2) };

const write = (text: string) =>
  fireEvent.input(screen.getByLabelText('Transcript'), { target: { value: text } });
const pause = () => act(() => vi.advanceTimersByTimeAsync(2_500));
const saves = (calls: readonly string[]) =>
  calls.filter((call) => /(POST|PUT) \/api\/transcriptions/.test(call));

beforeEach(() => {
  bodies.length = 0;
  settings.update({ autosave: true });
});
afterEach(() => settings.update({ autosave: false, translate: false }));

test('saves a new text once, and later changes of the same one', async () => {
  const { calls } = await openApp('/', 'free', server);
  await pause();
  write('First');
  write('First words.');
  await pause();
  await waitFor(() => expect(saves(calls)).toEqual(['POST /api/transcriptions']));
  expect(screen.queryByText('Saved!')).toBeNull();
  await pause();
  expect(saves(calls)).toHaveLength(1);
  write('First words. More.');
  await pause();
  await waitFor(() =>
    expect(saves(calls)).toEqual(['POST /api/transcriptions', 'PUT /api/transcriptions/a']),
  );
  expect(bodies.map(({ text }) => text)).toEqual(['First words.', 'First words. More.']);
  // A reload shows the same text again.
  expect(JSON.parse(localStorage.getItem('draft') ?? '{}')).toMatchObject({
    text: 'First words. More.',
    savedAs: { id: 'a', revision: 2 },
  });
});

test('saves nothing unless people want it', async () => {
  settings.update({ autosave: false });
  const { calls } = await openApp('/', 'free', server);
  write('Only here.');
  await pause();
  expect(saves(calls)).toEqual([]);
});

test('says nothing and keeps the text when no slot is left', async () => {
  const full = () => Response.json({ allowed: false, remaining: 0, limit: 5, tier: 'free' });
  const { calls } = await openApp('/', 'free', { ...server, '/api/transcription-allowance/u': full });
  await pause();
  write('One too many.');
  await pause();
  await pause();
  expect(saves(calls)).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('tries again when the network is back', async () => {
  let isOnline = false;
  const { calls } = await openApp('/', 'free', {
    ...server,
    '/api/transcriptions': (init) => {
      if (!isOnline) throw new TypeError('offline');
      return store(201, 1)(init);
    },
  });
  await pause();
  write('Written on a train.');
  await pause();
  await waitFor(() => expect(saves(calls)).toHaveLength(1));
  await pause();
  expect(screen.queryByText(/^Couldn’t save/)).toBeNull();
  isOnline = true;
  fireEvent(window, new Event('online'));
  await pause();
  await waitFor(() => expect(bodies.map(({ text }) => text)).toEqual(['Written on a train.']));
});

describe('a text whose saved translation is out of date', () => {
  const base = { title: '', text: 'x', translations: { 'es-ES': 'y' } };
  const translations = [{ language: 'es-ES', text: 'Primero.' }];
  const saved = {
    ...times,
    transcriptionId: 'a',
    text: 'First.',
    language: 'en-US',
    revision: 1,
    translations,
  };
  const translated = {
    '/api/transcriptions/a': (init?: RequestInit) =>
      init?.body ? store(200, 2)(init) : Response.json(saved),
  };
  const draft = { text: 'First.', savedAs: { id: 'a', revision: 1, base } };
  const kept = { draft: JSON.stringify(draft) };
  const lost = 'The text has changed, so the earlier translation is no longer saved: Spanish.';

  beforeAll(() =>
    Promise.all([
      import('../features/translation/browser-translation.ts'),
      import('../api/streamed-response.ts'),
    ]),
  );

  test('is saved without it, which is said', async () => {
    const { calls } = await openApp('/', 'free', translated, kept);
    await pause();
    write('First words.');
    await pause();
    await waitFor(() => expect(saves(calls)).toEqual(['PUT /api/transcriptions/a']));
    expect(await screen.findByText(lost)).toBeTruthy();
  });

  test('waits for the new translation', async () => {
    const response = Promise.withResolvers<object>();
    settings.update({ translate: true, target: 'es-ES' });
    const { calls } = await openApp(
      '/',
      'premium',
      { ...translated, '/api/translate': async () => Response.json(await response.promise) },
      kept,
    );
    await pause();
    write('First words.');
    await pause();
    await pause();
    await waitFor(() => expect(calls).toContain('POST /api/translate'));
    expect(saves(calls)).toEqual([]);
    const body = { translatedText: 'Primeras palabras.', remainingTranslations: 9, tier: 'premium' };
    await act(async () => response.resolve(body));
    await pause();
    await waitFor(() => expect(saves(calls)).toEqual(['PUT /api/transcriptions/a']));
    expect(bodies.at(-1)).toMatchObject({ translations: [{ text: 'Primeras palabras.' }] });
    expect(screen.queryByText(lost)).toBeNull();
  });

  test('is saved without it after a while', async () => {
    settings.update({ translate: true, target: 'es-ES' });
    const { calls } = await openApp(
      '/',
      'premium',
      { ...translated, '/api/translate': () => new Promise(() => {}) },
      kept,
    );
    await pause();
    write('First words.');
    for (const _ of Array.from({ length: 6 })) await pause();
    await waitFor(() => expect(saves(calls)).toEqual(['PUT /api/transcriptions/a']));
    expect(await screen.findByText(lost)).toBeTruthy();
  });
});

describe('a translation that arrives after Save was pressed', () => {
  const translate = async (arrives: () => void) => {
    settings.update({ autosave: false, translate: true, target: 'es-ES' });
    const response = Promise.withResolvers<object>();
    const opened = await openApp('/', 'premium', {
      ...server,
      '/api/translate': async () => Response.json(await response.promise),
    });
    await pause();
    write('First.');
    await pause();
    await waitFor(() => expect(opened.calls).toContain('POST /api/translate'));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves(opened.calls)).toEqual(['POST /api/transcriptions']));
    await screen.findByText('Saved!');
    arrives();
    const body = { translatedText: 'Primero.', remainingTranslations: 9, tier: 'premium' };
    await act(async () => response.resolve(body));
    await pause();
    await pause();
    return opened;
  };

  test('is saved with the text', async () => {
    const { calls } = await translate(() => {});
    await waitFor(() =>
      expect(saves(calls)).toEqual(['POST /api/transcriptions', 'PUT /api/transcriptions/a']),
    );
    expect(bodies.at(-1)).toMatchObject({ text: 'First.', translations: [{ text: 'Primero.' }] });
    // Only a text that isn't saved comes back after a reload.
    expect(localStorage.getItem('draft')).toBeNull();
  });

  test('is not saved with another text', async () => {
    const { calls } = await translate(() => write('Second.'));
    expect(saves(calls)).toEqual(['POST /api/transcriptions']);
  });
});
