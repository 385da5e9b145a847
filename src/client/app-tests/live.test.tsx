import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveLine, LiveRoom } from '../../shared/calls/live-calls.ts';
import { closeApp, installBrowserParts, openApp, type Viewer } from '../testing/test-app.tsx';

beforeEach(() => {
  installBrowserParts();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(closeApp);

const opened: LiveRoom = {
  code: '0abc-defg-hjkm',
  url: 'https://example.com/live/0abc-defg-hjkm',
  language: 'en-US',
  paused: false,
  locked: false,
  startedAt: '2026-03-10T12:00:00.000Z',
  viewers: 3,
  languages: [
    { language: 'es-ES', viewers: 2 },
    { language: 'en-US', viewers: 1 },
  ],
  limits: { viewers: 500, languages: 5, secondsADay: null },
  secondsLeft: null,
  charactersLeft: 240_000,
  charactersUsed: false,
};

const press = async (name: string) => {
  const button = await waitFor(() => {
    const found = [...document.querySelectorAll('button')].findLast(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
    return found ?? Promise.reject(new Error(`There is no button ${name}`));
  });
  await act(async () => button.click());
};

/** The page with the panel open, and a server that keeps what it was sent. */
async function openPanel(
  viewer: Viewer,
  text = '',
  response: Partial<LiveRoom> = {},
  kept: Record<string, string> = {},
) {
  const lines: LiveLine[] = [];
  const changes: object[] = [];
  let room = { ...opened, ...response };
  const bodyOf = (init?: RequestInit) => JSON.parse(String(init?.body)) as Record<string, unknown>;
  const page = await openApp(
    '/',
    viewer,
    {
      '/api/live': () => Response.json(room, { status: 201 }),
      '/api/live/0abc-defg-hjkm/lines': (init) => {
        lines.push(...(bodyOf(init).lines as LiveLine[]));
        return new Response(null, { status: 204 });
      },
      '/api/live/0abc-defg-hjkm': (init) => {
        if (init?.method === 'DELETE') return new Response(null, { status: 204 });
        const { replaceLink, ...change } = bodyOf(init);
        if (replaceLink) room = { ...room, url: 'https://example.com/live/1abc-defg-hjkm' };
        if (Object.keys(change).length > 0) changes.push(change);
        room = { ...room, ...change };
        return Response.json(room);
      },
    },
    { ...(text !== '' && { draft: JSON.stringify({ text }) }), ...kept },
  );
  await press('More');
  const item = await screen.findByText('Share live');
  await act(async () => fireEvent.click(item));
  await screen.findByText('Live captions');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Transcript');
  const write = (value: string) => act(async () => fireEvent.input(field, { target: { value } }));
  const setRoom = (part: Partial<LiveRoom>) => {
    room = { ...room, ...part };
  };
  return { ...page, lines, changes, write, setRoom };
}

test('says what sharing uses before going live, then shows the link, the viewers and what is left', async () => {
  await openPanel('premium');
  expect(screen.getByText(/uses about 900 characters a minute/)).toBeDefined();
  expect(screen.getByText('Premium: up to 500 viewers and 5 languages at once.')).toBeDefined();
  expect(screen.getByText(/Your words leave this device/)).toBeDefined();
  await press('Go live');
  expect(await screen.findByLabelText('QR code for the link')).toBeDefined();
  expect(screen.getByText('example.com/live/0abc-defg-hjkm')).toBeDefined();
  expect(screen.getByText('3 viewers')).toBeDefined();
  expect(screen.getByText('Spanish', { selector: 'li span' })).toBeDefined();
  expect(screen.getByText('Characters left: 240,000')).toBeDefined();
});

test('shares what is written from now on, with corrections, and not what was there before', async () => {
  const { lines, write } = await openPanel('premium', 'Private notes.');
  await press('Go live');
  await screen.findByLabelText('QR code for the link');
  await write('Private notes. Good evening.');
  await waitFor(() => expect(lines).toMatchObject([{ text: 'Good evening.', final: true }]));
  await write('Private notes. Good evening, all.');
  await waitFor(() => expect(lines.at(-1)).toEqual({ ...lines[0], text: 'Good evening, all.' }));
  await press('Pause');
  await write('Private notes. Good evening, all. Between us.');
  await press('Continue');
  await write('Private notes. Good evening, all. Between us. Hello again.');
  await waitFor(() => expect(lines.at(-1)?.text).toBe('Hello again.'));
  expect(lines.map(({ text }) => text)).toEqual(['Good evening.', 'Good evening, all.', 'Hello again.']);
});

test('locks the room, and asks before it ends', async () => {
  const { changes, calls } = await openPanel('premium', 'Good evening.');
  await press('Go live');
  await press('Lock the room');
  await screen.findByText('Locked: nobody new can join.');
  expect(screen.queryByLabelText('QR code for the link')).toBeNull();
  expect(changes.at(-1)).toEqual({ locked: true });
  await press('End');
  await press('Cancel');
  await press('End');
  await press('End and forget everything');
  await waitFor(() => expect(calls).toContain('DELETE /api/live/0abc-defg-hjkm'));
  await waitFor(() => expect(screen.queryByText('Unlock the room')).toBeNull());
  expect(calls.filter((call) => call.startsWith('POST /api/transcriptions'))).toEqual([]);
});

test('replaces the link after asking', async () => {
  const { calls } = await openPanel('premium');
  await press('Go live');
  await press('Replace the link');
  expect(screen.getByText(/Everyone who’s reading has to open the new one/)).toBeDefined();
  await press('Cancel');
  await press('Replace the link');
  await press('Replace the link');
  expect(await screen.findByText('example.com/live/1abc-defg-hjkm')).toBeDefined();
  expect(screen.queryByText('example.com/live/0abc-defg-hjkm')).toBeNull();
  expect(await screen.findByText('The link was replaced')).toBeDefined();
  expect(calls.filter((call) => call === 'DELETE /api/live/0abc-defg-hjkm')).toEqual([]);
});

test('shares with On this device on, in the original, and says that the words leave the device', async () => {
  const { lines, write, calls } = await openPanel('premium', '', {}, { onDevice: 'true' });
  expect(screen.getByText(/Your words leave this device/)).toBeDefined();
  expect(
    screen.getByText('“On this device” is on, so viewers read only the language you speak.'),
  ).toBeDefined();
  expect(screen.queryByText(/characters a minute/)).toBeNull();
  await press('Go live');
  await screen.findByLabelText('QR code for the link');
  await write('Good evening.');
  await waitFor(() => expect(lines).toMatchObject([{ text: 'Good evening.', final: true }]));
  expect(calls.filter((call) => call.includes('/api/translate'))).toEqual([]);
});

test('says what the account’s plan allows with On this device on', async () => {
  await openPanel('free', '', {}, { onDevice: 'true' });
  expect(await screen.findByText(/^Free: up to 10 viewers/)).toBeDefined();
});

test('saves the transcript at the end if the speaker chooses to', async () => {
  const { calls } = await openPanel('premium', 'Good evening.');
  await press('Go live');
  await press('End');
  await press('End and save the transcript');
  await waitFor(() => expect(calls).toContain('POST /api/transcriptions'));
});

test('shows the limits of the free plan', async () => {
  await openPanel('free', '', {
    limits: { viewers: 10, languages: 0, secondsADay: 1_800 },
    secondsLeft: 700,
    charactersLeft: null,
  });
  expect(
    screen.getByText('Free: up to 10 viewers, in the language you speak, for 30 minutes a day.'),
  ).toBeDefined();
  await press('Go live');
  await screen.findByText('Minutes left today: 12');
});

test.each([
  [300, 'Five minutes left for today. Then the captions stop, and viewers see why.'],
  [60, 'One minute left for today. Then the captions stop, and viewers see why.'],
])('warns the speaker when %i seconds are left', async (secondsLeft, warning) => {
  const limits = { viewers: 10, languages: 0, secondsADay: 1_800 };
  await openPanel('free', '', { limits, secondsLeft, charactersLeft: null });
  await press('Go live');
  expect((await screen.findByText(warning)).getAttribute('role')).toBe('status');
});

test('warns the speaker on a phone while the panel is closed', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const limits = { viewers: 10, languages: 0, secondsADay: 1_800 };
  const { setRoom } = await openPanel('free', '', { limits, secondsLeft: 400, charactersLeft: null });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await press('Go live');
  await screen.findByText('Minutes left today: 7');
  await press('Close');
  setRoom({ secondsLeft: 290 });
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  await screen.findByText('Five minutes left for today. Then the captions stop, and viewers see why.');
  vi.useRealTimers();
});

test('asks visitors to sign in', async () => {
  await openPanel(undefined);
  expect(screen.getByText('Sign in to share live captions.')).toBeDefined();
  expect(screen.queryByText('Go live')).toBeNull();
});
