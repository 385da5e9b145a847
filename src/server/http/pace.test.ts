import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('runs only a few tasks per turn, in order', async () => {
  const pace = createPace(2);
  const done: number[] = [];
  for (const id of [1, 2, 3, 4, 5]) pace(() => done.push(id));
  expect(done).toEqual([]);
  await nextTurn();
  expect(done).toEqual([1, 2]);
  await nextTurn();
  expect(done).toEqual([1, 2, 3, 4]);
  await nextTurn();
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

test('also runs tasks that are added by a task', async () => {
  const pace = createPace(2);
  const done: string[] = [];
  pace(() => {
    done.push('first');
    pace(() => done.push('second'));
  });
  await nextTurn();
  await nextTurn();
  expect(done).toEqual(['first', 'second']);
});
