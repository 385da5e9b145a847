import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../platform/settings.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

const copied = vi.fn(async () => {});

beforeEach(() => {
  vi.clearAllMocks();
  installBrowserParts();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
});
afterEach(() => {
  closeApp();
  settings.update({ translate: false });
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Transcript');
const names = () =>
  [...document.querySelectorAll('button')].map((each) => each.getAttribute('aria-label') ?? '');
const play = () => names().find((each) => each.startsWith('Play'));
const touchTranslation = async () => fireEvent.pointerDown(await screen.findByTestId('translation'));

async function openTranslated() {
  settings.update({ translate: true });
  await openApp('/', 'premium', {
    '/api/translate': () =>
      Response.json({ translatedText: 'Hola a todos', remainingTranslations: 9, tier: 'premium' }),
    '/api/transcriptions': () =>
      Response.json(
        { transcriptionId: '1', text: 'x', language: 'en-US', createdAt: '2026-01-01T00:00:00.000Z' },
        { status: 201 },
      ),
    '/api/transcriptions/user/u': () => Response.json([]),
  });
  expect(play()).toBe('Play');
  fireEvent.input(field(), { target: { value: 'Hello everyone' } });
  await waitFor(() => expect(screen.getByTestId('translation').textContent).toBe('Hola a todos'));
}

test('says on the Play button which text it plays', async () => {
  await openTranslated();
  await waitFor(() => expect(play()).toBe('Play translation'));
  fireEvent.pointerDown(field());
  expect(play()).toBe('Play original');
  await touchTranslation();
  expect(play()).toBe('Play translation');
  fireEvent.keyDown(field(), { key: 'Tab' });
  expect(play(), 'Tab moves focus without selecting a pane').toBe('Play translation');
  fireEvent.keyDown(field(), { key: 'e' });
  expect(play()).toBe('Play original');
});

test('says on the Copy button which text it copies, and confirms it afterwards', async () => {
  await openTranslated();
  await touchTranslation();
  expect(names().filter((each) => each.startsWith('Copy'))).toEqual(['Copy translation']);
  await act(async () => screen.getByLabelText('Copy translation').click());
  expect(copied).toHaveBeenLastCalledWith('Hola a todos');
  expect(await screen.findByText('Translation copied')).toBeTruthy();
  fireEvent.pointerDown(field());
  await act(async () => screen.getByLabelText('Copy original').click());
  expect(copied).toHaveBeenLastCalledWith('Hello everyone');
  expect(await screen.findByText('Original copied')).toBeTruthy();
});

test('says that the translation was saved with the original', async () => {
  await openTranslated();
  await act(async () => screen.getByText('Save').click());
  expect(await screen.findByText('The original and its translation are saved together.')).toBeTruthy();
  expect(screen.queryByText('Save translation')).toBeNull();
});
