import { expect, it } from 'vitest';
import { waitUntilIdle } from './server-load.ts';

/** A server whose load the test sets. Time passes only while somebody waits. */
function setUp() {
  const load = { running: 0, changes: 0 };
  let time = 0;
  const events = new Map<number, () => void>();
  const deps = {
    now: () => time,
    wait: async (ms: number) => {
      time += ms;
      for (const [at, act] of events) {
        if (at > time) continue;
        events.delete(at);
        act();
      }
    },
  };
  const read = async () =>
    [
      `http_requests_running ${load.running}`,
      'http_request_duration_seconds_count{method="GET",route="/api/x",status="200"} 12345',
      `http_request_duration_seconds_count{method="POST",route="/api/transcribe/phrase",status="200"} ${load.changes}`,
    ].join('\n');
  const at = (ms: number, act: () => void) => void events.set(ms, act);
  return { load, read, at, now: deps.now, waited: () => waitUntilIdle(read, deps) };
}

it('waits half a minute after the last phrase of somebody who speaks', async () => {
  const { load, at, waited, now } = setUp();
  at(20_000, () => (load.changes += 1));
  expect(await waited()).toBe(true);
  expect(now()).toBe(50_000);
});

it('waits for a long upload', async () => {
  const { load, at, waited, now } = setUp();
  load.running = 1;
  at(100_000, () => (load.running = 0));
  expect(await waited()).toBe(true);
  expect(now()).toBeGreaterThanOrEqual(128_000);
});

it('gives up if the server doesn’t say', async () => {
  const refused = waitUntilIdle(() => Promise.reject(new Error('404')), {
    now: () => 0,
    wait: async () => {},
  });
  expect(await refused).toBe(false);
});
