import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, installBrowserParts, openApp } from './test-app.tsx';

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

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test.each([undefined, 'free', 'premium'] as const)(
  'R-6.1 R-6.2 R-2.30 R-5.40 R-5.41 record, edit, copy, listen and clear are everybody’s: %s',
  async (viewer) => {
    const { calls } = await openApp('/', viewer);
    localStorage.setItem('settings', JSON.stringify({ voice: 'browser' }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Transcript' });
    const text = 'To be read aloud. '.repeat(50).trim();
    fireEvent.input(field, { target: { value: text } });

    await press('Copy');
    expect(copied).toHaveBeenCalledExactlyOnceWith(text);
    expect(await screen.findByText('Copied')).toBeTruthy();

    if (viewer !== 'premium') {
      for (const times of [1, 2, 3]) {
        await press('Play');
        await waitFor(() => expect(spoken).toHaveBeenCalledTimes(times));
        await press('Stop');
      }
    }

    await press('Start recording');
    expect(started).toHaveBeenCalledOnce();
    await press('Cancel recording');

    await press('Clear');
    await screen.findByRole('alertdialog');
    await press('Keep');
    expect(field.value).toBe(text);
    await press('Clear');
    await screen.findByRole('alertdialog');
    await press('Clear');
    await waitFor(() => expect(field.value).toBe(''));

    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.textContent).not.toMatch(/Sign In Required|Login Required|Upgrade to Premium/);
  },
);
