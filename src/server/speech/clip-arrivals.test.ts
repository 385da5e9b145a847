import { expect, test } from 'vitest';
import { createClipArrivals } from './clip-arrivals.ts';

/** Waits end only when the test lets time pass. */
function start() {
  const clips = new Set<string>();
  const timers: (() => void)[] = [];
  let searches = 0;
  const arrivals = createClipArrivals(
    async (id) => {
      searches += 1;
      return clips.has(id) ? id : undefined;
    },
    () => new Promise<void>((resolve) => timers.push(resolve)),
  );
  const passTime = async () => {
    await new Promise(setImmediate);
    for (const resolve of timers.splice(0)) resolve();
    await new Promise(setImmediate);
  };
  return { arrivals, clips, passTime, searches: () => searches };
}

test('finds a clip as soon as this instance has it', async () => {
  const { arrivals, clips } = start();
  const found = arrivals.waitFor('a', 'u');
  clips.add('a');
  arrivals.announce('a');
  expect(await found).toBe('a');
});

test('finds a clip that another instance has', async () => {
  const { arrivals, clips, passTime } = start();
  const found = arrivals.waitFor('a', 'u');
  await passTime();
  clips.add('a');
  await passTime();
  expect(await found).toBe('a');
});

test('gives up after five seconds', async () => {
  const { arrivals, passTime, searches } = start();
  let ended = false;
  const found = arrivals.waitFor('a', 'u').finally(() => {
    ended = true;
  });
  for (let polls = 0; polls < 100 && !ended; polls += 1) await passTime();
  expect(await found).toBeUndefined();
  expect(searches()).toBe(51);
});

test('lets each user wait for one clip at a time', async () => {
  const { arrivals, clips, passTime } = start();
  const first = arrivals.waitFor('a', 'u');
  const second = arrivals.waitFor('b', 'u');
  const other = arrivals.waitFor('c', 'someone else');
  await passTime();
  expect(await first).toBeUndefined();
  clips.add('b').add('c');
  await passTime();
  expect(await Promise.all([second, other])).toEqual(['b', 'c']);
});

test('ends all waits when the server stops', async () => {
  const { arrivals, passTime } = start();
  const found = arrivals.waitFor('a', 'u');
  arrivals.close();
  await passTime();
  expect(await found).toBeUndefined();
});
