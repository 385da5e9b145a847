import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../platform/settings.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

const copied = vi.fn(async () => {});
const spoken = vi.fn();
const started = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  installBrowserParts();
  vi.stubGlobal(
    'SpeechRecognition',
    class {
      start = started;
      stop() {}
      abort() {}
    },
  );
  vi.stubGlobal('SpeechSynthesisUtterance', class extends EventTarget {});
  vi.stubGlobal('speechSynthesis', {
    speak: spoken,
    cancel() {},
    getVoices: () => [{ lang: 'en-US', name: 'Test', localService: true, default: true }],
    addEventListener() {},
    removeEventListener() {},
  });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
});
afterEach(closeApp);

/** Looks only at names, because getByRole takes seconds on a page of this size. */
async function press(name: string, within: ParentNode = document) {
  const buttons = [...within.querySelectorAll('button')];
  const button = buttons.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
  if (!button) throw new Error(`There is no button ${name}`);
  await act(async () => button.click());
}
const confirmation = () => waitFor(() => document.querySelector('[role=alertdialog]') ?? Promise.reject());

test.each([undefined, 'free', 'premium'] as const)(
  'lets everyone record, edit, copy, listen and clear: %s',
  { tags: ['R-6.1', 'R-6.2', 'R-2.30', 'R-5.40', 'R-5.41'] },
  async (viewer) => {
    const kept = { settings: JSON.stringify({ voice: 'browser' }) };
    const { calls } = await openApp('/', viewer, {}, kept);
    const field = screen.getByLabelText<HTMLTextAreaElement>('Transcript');
    const text = 'To be read aloud. '.repeat(50).trim();
    fireEvent.input(field, { target: { value: text } });

    await press('Copy');
    expect(copied).toHaveBeenCalledExactlyOnceWith(text);
    expect(await screen.findByText('Copied')).toBeTruthy();

    for (const times of [1, 2, 3]) {
      await press('Play');
      await waitFor(() => expect(spoken).toHaveBeenCalledTimes(times));
      await press('Stop');
    }

    await press('Start recording');
    await waitFor(() => expect(started).toHaveBeenCalledOnce());
    await press('Cancel recording');

    await press('Clear');
    await press('Keep', await confirmation());
    expect(field.value).toBe(text);
    await press('Clear');
    await press('Clear', await confirmation());
    await waitFor(() => expect(field.value).toBe(''));

    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.textContent).not.toMatch(/Sign In Required|Login Required|Upgrade to Premium/);
  },
);

test('imports a pasted file even if the import code isn’t loaded yet', async () => {
  await openApp('/', undefined);
  const file = new File(['We kept the lamps low.'], 'a.txt');
  fireEvent.paste(document.body, { clipboardData: { files: [file], getData: () => '' } });
  await waitFor(() =>
    expect(screen.getByLabelText('Transcript')).toHaveProperty('value', 'We kept the lamps low.'),
  );
});

test('offers the server on the next press if the browser’s engine never responds', async () => {
  document.documentElement.dataset.recognition = 'server';
  await openApp('/', 'free', {}, { micPermission: 'granted' });
  vi.useFakeTimers();
  await press('Start recording');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  await screen.findAllByText('Could not start speech recognition: no response');
  await press('Start recording');
  expect(
    await screen.findByRole('dialog', { name: 'Let Rhapsode turn your speech into text?' }),
  ).toBeTruthy();
  delete document.documentElement.dataset.recognition;
});

test('a press before the recorder is loaded counts, and a second one cancels it', async () => {
  await openApp('/', undefined);
  await act(async () => {
    await press('Start recording');
    await press('Cancel recording');
    await import('../features/recorder/browser-recorder.ts');
  });
  expect(document.querySelector('[aria-label="Start recording"]')).toBeTruthy();
  expect(started).not.toHaveBeenCalled();
  await press('Start recording');
  await waitFor(() => expect(started).toHaveBeenCalledOnce());
});

test('asks nobody to sign in for a translation that can’t be made', async () => {
  document.documentElement.dataset.translationPairs = 'limited';
  settings.update({ language: 'fr-FR', target: 'es-ES' });
  try {
    const pairs = { 'fr-FR': ['en-US'] };
    await openApp('/', undefined, { '/api/translation-pairs': () => Response.json({ pairs }) });
    // Once the pairs have arrived, the list says what is missing.
    fireEvent.click(screen.getByRole('button', { name: /^Language to translate into/ }));
    await screen.findAllByText(/Not available/);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    fireEvent.click(await screen.findByRole('switch', { name: 'Translate' }));
    expect(await screen.findByText('Language not available')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  } finally {
    settings.update({ language: 'en-US', target: 'es-ES' });
    delete document.documentElement.dataset.translationPairs;
  }
});
