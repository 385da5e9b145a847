import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveLine, LiveRoom } from '../../../shared/calls/live-calls.ts';
import { createLiveRoom, type LiveCalls } from './create-live-room.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opened: LiveRoom = {
  code: 'abc',
  url: 'https://example.com/live/abc',
  language: 'en-US',
  paused: false,
  locked: false,
  startedAt: '2026-03-10T12:00:00.000Z',
  viewers: 0,
  languages: [],
  limits: { viewers: 10, languages: 0, secondsADay: 1_800 },
  secondsLeft: 1_800,
  charactersLeft: null,
  charactersUsed: false,
};

const line = (id: string, text: string, final = true): LiveLine => ({ id, text, final });

async function setUp(given: Partial<LiveCalls> = {}) {
  const posted: LiveLine[][] = [];
  const changes: object[] = [];
  let server = opened;
  const calls: LiveCalls = {
    open: async () => server,
    post: async (_code, lines) => void posted.push(lines),
    change: async (_code, change) => {
      changes.push(change);
      server = { ...server, ...change };
      return server;
    },
    end: vi.fn(async () => {}),
    ...given,
  };
  const room = createLiveRoom({ calls });
  room.setRecording(true);
  await room.start('en-US');
  return { room, posted, changes, calls };
}

test('sends settled lines at once and interim words at most four times a second', async () => {
  const { room, posted } = await setUp();
  for (const text of ['g', 'go', 'goo', 'good']) room.show([line('a', text, false)]);
  expect(posted).toEqual([]);
  await vi.advanceTimersByTimeAsync(250);
  expect(posted).toEqual([[line('a', 'good', false)]]);
  room.show([line('a', 'Good.')]);
  expect(posted.at(-1)).toEqual([line('a', 'Good.')]);
});

test('sends settled lines again, in order, until the connection is back', async () => {
  let isDown = true;
  const posted: LiveLine[][] = [];
  const { room } = await setUp({
    post: async (_code, lines) => {
      if (isDown) throw new TypeError('Failed to fetch');
      posted.push(lines);
    },
  });
  room.show([line('a', 'One.')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(room.getState().isOffline).toBe(true);
  room.show([line('b', 'Two.'), line('c', 'thr', false)]);
  room.show([line('a', 'One!')]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(posted.flat().filter(({ final }) => final)).toEqual([line('a', 'One!'), line('b', 'Two.')]);
  expect(room.getState().isOffline).toBe(false);
});

test('pauses when the recording stops and when the speaker asks', async () => {
  const { room, changes } = await setUp();
  room.setRecording(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(changes.at(-1)).toEqual({ paused: true });
  room.setRecording(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(changes.at(-1)).toEqual({ paused: false });
  room.setPaused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([changes.at(-1), room.isSharing()]).toEqual([{ paused: true }, false]);
});

test('asks every five seconds who is reading', async () => {
  const { changes } = await setUp();
  const before = changes.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(changes.slice(before)).toEqual([{}, {}]);
});

test('says when the day’s time is used up, and when the room has ended', async () => {
  const limited = await setUp({
    post: async () => {
      throw Object.assign(new Error(), { status: 429, code: 'live-limit' });
    },
  });
  limited.room.show([line('a', 'One.')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(limited.room.getState()).toMatchObject({ phase: 'live', problem: 'time-used' });
  const gone = await setUp({
    post: async () => {
      throw Object.assign(new Error(), { status: 404, code: 'not-found' });
    },
  });
  gone.room.show([line('a', 'One.')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(gone.room.getState().phase).toBe('ended');
});

test('ends the room on the server and sends nothing afterwards', async () => {
  const { room, calls, posted } = await setUp();
  room.show([line('a', 'On', false)]);
  await room.end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls.end).toHaveBeenCalledWith('abc');
  expect([posted, room.getState().phase]).toEqual([[], 'ended']);
});

test('can be tried again if it couldn’t be opened', async () => {
  const open = vi
    .fn<LiveCalls['open']>(async () => opened)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { room } = await setUp({ open });
  expect(room.getState()).toMatchObject({ phase: 'idle', problem: 'failed' });
  await room.start('en-US');
  expect(room.getState().phase).toBe('live');
});
