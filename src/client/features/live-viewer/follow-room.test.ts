import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveLineEvent } from '../../../shared/calls/live-calls.ts';
import { type Connection, followRoom } from './follow-room.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lineEvent = (seq: number, text: string) =>
  `id: ${seq}-key\nevent: line\ndata: ${JSON.stringify({ id: String(seq), text, final: true, language: 'en-US', position: seq })}\n\n`;

const stateEvent = (status: string) =>
  `event: state\ndata: ${JSON.stringify({ status, language: 'en-US', reading: 'en-US', offered: [] })}\n\n`;

/** A server whose responses the test writes. */
function setUp(respond?: (attempt: number) => Response | undefined) {
  const lines: string[] = [];
  const connections: Connection[] = [];
  const requests: { url: string; lastEventId: string | null }[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const follower = followRoom({
    code: 'abc',
    language: 'es-ES',
    random: () => 1,
    now: () => Date.now(),
    fetch: async (url, init) => {
      requests.push({ url: String(url), lastEventId: new Headers(init?.headers).get('last-event-id') });
      const given = respond?.(requests.length);
      if (given) return given;
      return new Response(
        new ReadableStream({
          start(controller) {
            streams.push(controller);
            init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
          },
        }),
      );
    },
    onLine: (line: LiveLineEvent) => lines.push(line.text),
    onState: () => {},
    onConnection: (connection) => connections.at(-1) !== connection && connections.push(connection),
  });
  const write = async (text: string) => {
    streams.at(-1)?.enqueue(new TextEncoder().encode(text));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { lines, connections, requests, streams, follower, write };
}

test('reads events that arrive in pieces', async () => {
  const { lines, connections, requests, write } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  const event = lineEvent(1, 'Buenas noches.');
  await write(`retry: 1000\n\n:\n\n${event.slice(0, 30)}`);
  await write(event.slice(30));
  expect(lines).toEqual(['Buenas noches.']);
  expect(connections).toEqual(['connecting', 'open']);
  expect(requests).toEqual([{ url: '/api/live/abc/events?language=es-ES', lastEventId: null }]);
});

test('reconnects within five seconds and asks for what it missed', async () => {
  const { connections, requests, streams, write } = setUp((attempt) =>
    attempt === 2 || attempt === 3 ? new Response('', { status: 502 }) : undefined,
  );
  await vi.advanceTimersByTimeAsync(0);
  await write(lineEvent(7, 'One.'));
  streams[0]?.close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests.at(-1)).toEqual({ url: '/api/live/abc/events?language=es-ES', lastEventId: '7-key' });
  await write(lineEvent(8, 'Two.'));
  expect(connections).toEqual(['connecting', 'open', 'lost', 'open']);
});

test('reconnects if nothing arrives for a while', async () => {
  const { requests, write } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  await write(lineEvent(1, 'One.'));
  await vi.advanceTimersByTimeAsync(44_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(requests).toHaveLength(2);
});

test('tries again if the server never answers', async () => {
  const fetch = vi.fn(
    (_url: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  const onConnection = vi.fn();
  const deps = { code: 'abc', language: undefined, fetch, random: () => 1, now: () => Date.now() };
  const follower = followRoom({ ...deps, onLine() {}, onState() {}, onConnection });
  await vi.advanceTimersByTimeAsync(44_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(onConnection).toHaveBeenCalledWith('lost');
  follower.close();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('starts again in another language, as somebody who was there before', async () => {
  const { requests, follower, write } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  await write(lineEvent(5, 'Uno.'));
  follower.setLanguage('de-DE');
  await vi.advanceTimersByTimeAsync(0);
  expect(requests.at(-1)).toEqual({ url: '/api/live/abc/events?language=de-DE', lastEventId: '0-key' });
});

test('stops when the room has ended, is unknown, or the page is closed', async () => {
  const ended = setUp();
  await vi.advanceTimersByTimeAsync(0);
  await ended.write(stateEvent('ended'));
  const unknown = setUp(() => new Response('', { status: 404 }));
  await vi.advanceTimersByTimeAsync(0);
  ended.follower.retry();
  unknown.follower.retry();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ended.connections.at(-1), ended.requests.length]).toEqual(['ended', 1]);
  expect([unknown.connections.at(-1), unknown.requests.length]).toEqual(['unknown', 1]);
});

test('waits for a place in a full room', async () => {
  const { connections, requests } = setUp((attempt) =>
    attempt === 1 ? new Response('', { status: 403 }) : undefined,
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(connections.at(-1)).toBe('full');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toHaveLength(2);
});

test('says that the connection is lost as soon as the browser is offline, and returns', async () => {
  const { connections, requests, follower, write } = setUp((attempt) =>
    attempt === 2 ? new Response('', { status: 502 }) : undefined,
  );
  await vi.advanceTimersByTimeAsync(0);
  await write(lineEvent(3, 'One.'));
  follower.drop();
  expect(connections.at(-1)).toBe('lost');
  await vi.advanceTimersByTimeAsync(600);
  follower.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(requests.map(({ lastEventId }) => lastEventId)).toEqual([null, '3-key', '3-key']);
});

test('keeps a connection that works when the page is shown again', async () => {
  const { requests, follower, write } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  await write(lineEvent(1, 'One.'));
  follower.retry();
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30_000);
  follower.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(2);
});
