import { expect, it } from 'vitest';
import { WriteQueue } from './write-queue.ts';

const locked = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

it('runs writes in order, one at a time', async () => {
  const queue = new WriteQueue();
  const done: string[] = [];
  const first = await queue.take(() => done.push('first'));
  const second = queue.take(() => done.push('second'));
  expect(queue.isIdle).toBe(false);
  await new Promise(setImmediate);
  expect(done).toEqual(['first']);
  first.release();
  (await second).release();
  expect(done).toEqual(['first', 'second']);
  expect(queue.isIdle).toBe(true);
});

it('retries until another process releases the lock', async () => {
  const queue = new WriteQueue();
  let tries = 0;
  const { result } = await queue.take(() => {
    tries += 1;
    if (tries < 4) throw locked;
    return 'written';
  });
  expect([result, tries]).toEqual(['written', 4]);
});

it('gives up after the time limit of each write', async () => {
  const queue = new WriteQueue(100);
  const begun = performance.now();
  const work = () => {
    throw locked;
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => queue.take(work)));
  expect(new Set(outcomes.map((outcome) => outcome.status))).toEqual(new Set(['rejected']));
  // One after the other they would have taken two seconds.
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(queue.isIdle).toBe(true);
});

it('does not retry other failures and continues with the next write', async () => {
  const queue = new WriteQueue();
  let tries = 0;
  const failing = queue.take(() => {
    tries += 1;
    throw new Error('constraint');
  });
  await expect(failing).rejects.toThrow('constraint');
  expect(tries).toBe(1);
  expect((await queue.take(() => 'next')).result).toBe('next');
});
