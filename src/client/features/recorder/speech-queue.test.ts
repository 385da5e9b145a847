import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import fc from '../../../shared/test-seed.ts';
import { ApiError } from '../../api/client.ts';
import { createPageLocks } from '../../platform/page-locks.ts';
import type { StoredSegment } from '../../platform/speech/segment-store.ts';
import { createSpeechQueue } from './speech-queue.ts';
import { emptyQueue } from './speech-queue-view.ts';

const segment = (id: string, seconds = 2): StoredSegment => ({
  id,
  userId: 'u',
  pageId: 'page',
  spokenAt: 0,
  language: 'en-US',
  seconds,
  wav: new ArrayBuffer(0),
});

function setUp({ full = false, room = true } = {}) {
  const rows = new Map<string, StoredSegment>();
  const written: string[] = [];
  const keys: string[] = [];
  const calls = new Map<string, { respond(words: string): void; fail(error: unknown): void }>();
  let view = emptyQueue;
  const state = { room };
  const queue = createSpeechQueue({
    store: {
      put: async (row) => {
        if (!full) rows.set(row.id, row);
        return !full;
      },
      all: async () => [...rows.values()],
      has: async (id) => rows.has(id),
      remove: async (id) => void rows.delete(id),
    },
    locks: createPageLocks(undefined),
    transcribe: ({ id }) =>
      new Promise((respond, fail) => {
        keys.push(id);
        calls.set(id, { respond, fail });
      }),
    write: async (_, words) => {
      if (state.room) written.push(words);
      return state.room;
    },
    onChange: (next) => {
      view = next;
    },
  });
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  const settle = (id: string) => {
    const call = calls.get(id);
    calls.delete(id);
    return call;
  };
  const respond = async (id: string, words = id) => {
    settle(id)?.respond(words);
    await pass();
  };
  const fail = async (id: string, status: number, code = '') => {
    settle(id)?.fail(
      status === 0 ? new TypeError('Failed to fetch') : new ApiError(status, JSON.stringify({ code }), ''),
    );
    await pass();
  };
  const add = async (...ids: string[]) => {
    for (const id of ids) await queue.add(segment(id));
    await pass();
  };
  const pending = () => [...calls.keys()];
  return { queue, rows, written, keys, respond, fail, add, pass, pending, state, view: () => view };
}

describe('createSpeechQueue', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('stores a segment before it is sent and deletes it once it is written', async () => {
    const { add, rows, keys, respond, written, view } = setUp();
    await add('a');
    expect([...rows.keys()]).toEqual(['a']);
    expect(keys).toEqual(['a']);
    expect(view()).toMatchObject({ phrases: 1, waitingSeconds: 0 });
    await respond('a');
    expect(written).toEqual(['a']);
    expect(rows.size).toBe(0);
    expect(view()).toEqual(emptyQueue);
  });

  test('writes transcripts in the order they were spoken, whatever order they arrive in', async () => {
    const { add, respond, written, keys } = setUp();
    await add('a', 'b', 'c', 'd');
    await respond('c');
    await respond('b');
    expect(written).toEqual([]);
    await respond('a');
    expect(written).toEqual(['a', 'b', 'c']);
    expect(keys).toEqual(['a', 'b', 'c', 'd']);
    await respond('d');
    expect(written).toEqual(['a', 'b', 'c', 'd']);
  });

  test('tries again with the same key until the server is back', async () => {
    const { add, fail, respond, pass, keys, written, view, rows } = setUp();
    await add('a');
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await fail('a', 0);
      expect(view()).toMatchObject({ waitingSeconds: 2, hold: 'offline', phrases: 0 });
      await pass(15_000);
    }
    expect(keys).toEqual(Array(9).fill('a'));
    expect(rows.size).toBe(1);
    await respond('a');
    expect(written).toEqual(['a']);
  });

  test('sends a failed segment again while later ones are still being transcribed', async () => {
    const { add, fail, respond, pass, keys, written } = setUp();
    await add('a', 'b', 'c', 'd');
    await fail('a', 503);
    await pass(1_000);
    expect(keys).toEqual(['a', 'b', 'c', 'd']);
    for (const id of ['b', 'c', 'd']) await respond(id);
    expect(keys).toEqual(['a', 'b', 'c', 'd', 'a']);
    await respond('a');
    expect(written).toEqual(['a', 'b', 'c', 'd']);
  });

  test('writes everything once and in order, whatever fails and in whichever order', async () => {
    const status = fc.constantFrom(0, 503, 429);
    const some = fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(status, { maxLength: 3 }));
    const failures = fc.array(some, { minLength: 1, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(failures, fc.array(fc.nat(), { maxLength: 60 }), async (plan, order) => {
        const { add, fail, respond, pass, pending, written } = setUp();
        const ids = plan.map((_, index) => `s${index}`);
        const left = new Map(ids.map((id, index) => [id, [...(plan[index] ?? [])]]));
        await add(...ids);
        const turns = [...order];
        for (let step = 0; written.length < ids.length && step < 200; step += 1) {
          const turn = turns.shift() ?? 0;
          const open = pending();
          const id = turn % 4 === 3 ? undefined : open[turn % Math.max(1, open.length)];
          const failure = id === undefined ? undefined : left.get(id)?.shift();
          if (id === undefined) await pass(15_000);
          else if (failure === undefined) await respond(id);
          else await fail(id, failure);
        }
        expect(written).toEqual(ids);
      }),
      { numRuns: 500 },
    );
  });

  test('continues at once when the network is back', async () => {
    const { queue, add, fail, keys, pass } = setUp();
    await add('a', 'b');
    await fail('a', 0);
    await fail('b', 0);
    queue.resumeOnline();
    await pass();
    expect(keys).toEqual(['a', 'b', 'a', 'b']);
  });

  test('stops waiting for a segment that keeps failing, and writes it once it succeeds', async () => {
    const { queue, add, fail, respond, pass, written, view } = setUp();
    await add('a', 'b');
    await respond('b');
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect(written).toEqual([]);
      await fail('a', 502);
      await pass(8_000);
    }
    expect(written).toEqual(['b']);
    expect(view()).toMatchObject({ hold: 'failed', waitingSeconds: 2 });
    queue.resume();
    await pass();
    await respond('a');
    expect(written).toEqual(['b', 'a']);
  });

  test('sends nothing more when the allowance is used up', async () => {
    const { add, fail, keys, view, pass } = setUp();
    await add('a', 'b', 'c', 'd');
    await fail('a', 429, 'recognition-limit');
    await fail('b', 429, 'recognition-limit');
    await fail('c', 429, 'recognition-limit');
    await pass(60_000);
    expect(keys).toEqual(['a', 'b', 'c']);
    expect(view()).toMatchObject({ hold: 'allowance', waitingSeconds: 8 });
  });

  test('keeps speech in memory if the storage is full, and says so', async () => {
    const { add, respond, view, written } = setUp({ full: true });
    await add('a');
    expect(view()).toMatchObject({ unsaved: true });
    await respond('a');
    expect(written).toEqual(['a']);
    expect(view()).toEqual(emptyQueue);
  });

  test('offers speech from an earlier visit without delaying new speech', async () => {
    const { queue, add, respond, keys, rows, written, view, pass } = setUp();
    rows.set('old', segment('old', 38));
    queue.offer([segment('old', 38)]);
    expect(view()).toMatchObject({ waitingSeconds: 38, hold: 'earlier', phrases: 0 });
    await add('new');
    await respond('new');
    expect(written).toEqual(['new']);
    queue.resume();
    await pass();
    expect(keys).toEqual(['new', 'old']);
    await respond('old');
    expect(rows.size).toBe(0);
  });

  test('does not send speech that another page has transcribed', async () => {
    const { queue, keys, view, pass } = setUp();
    queue.offer([segment('gone')]);
    queue.resume();
    await pass();
    expect(keys).toEqual([]);
    expect(view()).toEqual(emptyQueue);
  });

  test('discards waiting speech', async () => {
    const { queue, add, fail, rows, view } = setUp();
    await add('a');
    await fail('a', 0);
    expect(queue.waiting().map(({ id }) => id)).toEqual(['a']);
    await queue.discard();
    expect(rows.size).toBe(0);
    expect(view()).toEqual(emptyQueue);
  });

  test('keeps speech that does not fit into the text', async () => {
    const { queue, add, respond, rows, view, state, written, pass } = setUp({ room: false });
    await add('a');
    await respond('a');
    expect(view()).toMatchObject({ hold: 'full' });
    expect(rows.size).toBe(1);
    state.room = true;
    queue.resume();
    await pass();
    await respond('a');
    expect(written).toEqual(['a']);
  });

  test('settles once none of a recording’s segments is still being transcribed', async () => {
    const { queue, add, respond, fail, pass } = setUp();
    await add('a', 'b');
    let settled = false;
    void queue.settled(new Set(['a', 'b'])).then(() => {
      settled = true;
    });
    await respond('a');
    expect(settled).toBe(false);
    await fail('b', 0);
    await pass();
    expect(settled).toBe(true);
  });

  test('deletes a segment without words', async () => {
    const { add, respond, rows, written } = setUp();
    await add('a');
    await respond('a', ' ');
    expect(written).toEqual([]);
    expect(rows.size).toBe(0);
  });

  test('keeps segments after the user was signed out, but doesn’t wait for them', async () => {
    const { add, queue, rows } = setUp();
    await add('a');
    const ended = queue.settled(new Set(['a', 'b']));
    queue.dispose();
    await ended;
    await add('b');
    await queue.settled(new Set(['b']));
    expect([...rows.keys()]).toEqual(['a', 'b']);
  });
});
