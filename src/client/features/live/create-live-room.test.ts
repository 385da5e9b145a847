import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveLine, LiveRoom } from '../../../shared/calls/live-calls.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import { createLiveRoom, type LiveCalls, type LiveRoomDeps } from './create-live-room.ts';

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

async function setUp(given: Partial<LiveCalls> = {}, translation?: LiveRoomDeps['translation']) {
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
  const room = createLiveRoom({ calls, translation });
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

test('goes on in a room that was left, as it is now', async () => {
  const { room, posted, changes } = await setUp();
  room.reset();
  expect(await room.resume({ code: 'abc', pausedByHand: false }, 'de-DE')).toBe(true);
  expect(changes.at(-1)).toEqual({ paused: false, language: 'de-DE' });
  expect(room.getState()).toMatchObject({ phase: 'live', room: { language: 'de-DE' } });
  room.show([line('a', 'Gut.')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(posted).toEqual([[line('a', 'Gut.')]]);
  const before = changes.length;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(changes.length, 'the server hears that the speaker is there').toBe(before + 1);
});

test('stays paused by hand in a room that was left', async () => {
  const { room, changes } = await setUp();
  room.reset();
  await room.resume({ code: 'abc', pausedByHand: true }, 'en-US');
  room.setRecording(true);
  expect(changes.at(-1)).toEqual({ paused: true, language: 'en-US' });
  expect(room.isSharing()).toBe(false);
});

test('goes on in a room that was left once the connection is back', async () => {
  let isDown = false;
  const { room } = await setUp({
    change: () => (isDown ? Promise.reject(new TypeError('no network')) : Promise.resolve(opened)),
  });
  room.reset();
  isDown = true;
  const resumed = room.resume({ code: 'abc', pausedByHand: false }, 'en-US');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(room.getState().phase).toBe('starting');
  isDown = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await resumed).toBe(true);
  expect(room.getState()).toMatchObject({ phase: 'live', isOffline: false });
});

test('doesn’t open another room when the one that was left is gone', async () => {
  const open = vi.fn(async () => opened);
  const { room } = await setUp({ open, change: () => Promise.reject({ status: 404 }) });
  room.reset();
  open.mockClear();
  expect(await room.resume({ code: 'abc', pausedByHand: false }, 'en-US')).toBe(false);
  expect(room.getState().phase).toBe('idle');
  expect(open).not.toHaveBeenCalled();
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

test('ends a room that is opened when nobody waits for it any more', async () => {
  const opening = Promise.withResolvers<LiveRoom>();
  const calls = { open: () => opening.promise, post: vi.fn(), change: vi.fn(), end: vi.fn(async () => {}) };
  const room = createLiveRoom({ calls, translation: undefined });
  const started = room.start('en-US');
  room.reset();
  opening.resolve(opened);
  await started;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls.end).toHaveBeenCalledExactlyOnceWith('abc');
  expect([room.getState().phase, calls.change.mock.calls]).toEqual(['idle', []]);
});

test('cuts a sentence that the server would refuse', async () => {
  const { room, posted } = await setUp();
  room.show([line('a', 'x'.repeat(2_001))]);
  expect(posted.flat().map(({ text }) => text.length)).toEqual([2_000]);
});

describe('a new link', () => {
  const notFound = Object.assign(new Error(), { status: 404, code: 'not-found' });

  /** A server that knows only the newest code, and answers the replacement when the test says so. */
  async function setUpReplacement() {
    let code = opened.code;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const posted: string[] = [];
    const require = (given: string) => {
      if (given !== code) throw notFound;
    };
    const { room } = await setUp({
      async post(given, lines) {
        require(given);
        posted.push(...lines.map(({ text }) => `${given}: ${text}`));
      },
      async change(given, change) {
        require(given);
        if (change.replaceLink) {
          code = 'def';
          await answered;
        }
        return { ...opened, ...change, code };
      },
    });
    await vi.advanceTimersByTimeAsync(0);
    return { room, posted, answer };
  }

  test('gets the lines and changes that the old one refused', async () => {
    const { room, posted, answer } = await setUpReplacement();
    const replaced = room.replaceLink();
    room.show([line('a', 'One.')]);
    const locked = room.setLocked(true);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(room.getState().phase).toBe('live');
    answer();
    expect(await replaced).toBe(true);
    await locked;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(posted).toEqual(['def: One.']);
    expect(room.getState()).toMatchObject({
      phase: 'live',
      isOffline: false,
      room: { code: 'def', locked: true },
    });
  });

  test('isn’t overwritten by an answer about the old one', async () => {
    let answerRefresh = () => {};
    const { room } = await setUp({
      async change(_code, change) {
        if (change.replaceLink) return { ...opened, code: 'def' };
        if (Object.keys(change).length === 0)
          await new Promise<void>((resolve) => {
            answerRefresh = resolve;
          });
        return { ...opened, ...change };
      },
    });
    await vi.advanceTimersByTimeAsync(5_000);
    await room.replaceLink();
    answerRefresh();
    await vi.advanceTimersByTimeAsync(0);
    expect(room.getState().room?.code).toBe('def');
  });

  test('is told to be missing if there is no connection', async () => {
    const { room } = await setUp({
      async change(_code, change) {
        if (change.replaceLink) throw new TypeError('Failed to fetch');
        return { ...opened, ...change };
      },
    });
    expect(await room.replaceLink()).toBe(false);
    expect(room.getState()).toMatchObject({ phase: 'live', isOffline: true, room: { code: 'abc' } });
  });
});

describe('a translation by the page', () => {
  const german = (text: string | null) => [{ language: 'de-DE', text }];

  test('follows the sentence, and the original replaces one that fails', async () => {
    const open = vi.fn<LiveCalls['open']>(async () => opened);
    const { room, posted } = await setUp(
      { open },
      {
        languages: () => ['de-DE'],
        async translate(text) {
          if (text === 'Two.') throw new Error('The translator stopped');
          return `de: ${text}`;
        },
      },
    );
    expect(open).toHaveBeenCalledWith('en-US', ['de-DE']);
    room.show([line('a', 'One.')]);
    expect(posted.flat()).toEqual([line('a', 'One.')]);
    await vi.advanceTimersByTimeAsync(0);
    room.show([line('b', 'Two.')]);
    await vi.advanceTimersByTimeAsync(0);
    expect(posted.flat().slice(1)).toEqual([
      { ...line('a', 'One.'), translations: german('de: One.') },
      line('b', 'Two.'),
      { ...line('b', 'Two.'), translations: german(null) },
    ]);
  });

  test('isn’t sent if the sentence has been corrected meanwhile', async () => {
    const answers = new Map<string, (text: string) => void>();
    const { room, posted } = await setUp(
      {},
      {
        languages: () => ['de-DE'],
        translate: (text) => new Promise((resolve) => void answers.set(text, resolve)),
      },
    );
    room.show([line('a', 'Won.')]);
    room.show([line('a', 'One.')]);
    answers.get('One.')?.('Eins.');
    answers.get('Won.')?.('Gewonnen.');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(posted.flat().at(-1)).toEqual({ ...line('a', 'One.'), translations: german('Eins.') });
  });

  test('is announced when the language changes', async () => {
    let languages: LanguageCode[] = [];
    const { room, changes } = await setUp({}, { languages: () => languages, translate: async () => '' });
    languages = ['de-DE'];
    room.updateLanguages();
    await vi.advanceTimersByTimeAsync(0);
    expect(changes.at(-1)).toEqual({ pageLanguages: ['de-DE'] });
  });
});
