import { expect, it, vi } from 'vitest';
import { createQueue, type GiveWay, QueueFull, type QueueState } from './queue.ts';

const never = new AbortController().signal;

/** A task that ends when the test says so. */
function createTask(name: string, started: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>();
  return {
    finish: () => resolve(name),
    run() {
      started.push(name);
      return promise;
    },
  };
}

it('lets people take turns, and runs the newest request of a person first', async () => {
  const queue = createQueue({ maxLength: 9 });
  const started: string[] = [];
  const blocker = createTask('running', started);
  const all = [queue.run(blocker.run, never, 'ann')];
  const add = (name: string, person?: string) =>
    all.push(
      queue.run(
        async () => {
          started.push(name);
          return name;
        },
        never,
        person,
      ),
    );
  add('anonymous');
  add('ben', 'ben');
  add('ann, old', 'ann');
  add('cem', 'cem');
  add('ann, new', 'ann');
  blocker.finish();
  await Promise.all(all);
  expect(started).toEqual(['running', 'anonymous', 'ben', 'cem', 'ann, new', 'ann, old']);
});

it('lets a short request run between the parts of long ones, whoever has many of them', async () => {
  const queue = createQueue({ maxLength: 9, turnMs: 0 });
  const blocker = createTask('running', []);
  const all: Promise<unknown>[] = [queue.run(blocker.run, never, 'someone else')];
  const done: string[] = [];
  const add = (name: string, person: string | undefined, parts: number) => {
    const task = async (giveWay: GiveWay) => {
      for (let part = 1; part <= parts; part += 1) {
        done.push(name);
        await giveWay();
      }
    };
    all.push(queue.run(task, never, person));
  };
  add('ann 1', 'ann', 50);
  add('ann 2', 'ann', 50);
  add('ben', 'ben', 50);
  add('guest 1', undefined, 50);
  add('guest 2', undefined, 50);
  add('cem', 'cem', 2);
  blocker.finish();
  await Promise.all(all);
  const cem = done.flatMap((name, index) => (name === 'cem' ? [index] : []));
  expect(cem).toEqual([3, 7]);
  // Each has a quarter, however many requests it comes from.
  const first = done.slice(0, 8);
  expect(first.filter((name) => name.startsWith('ann'))).toHaveLength(2);
  expect(first.filter((name) => name.startsWith('guest'))).toHaveLength(2);
  expect(done).toHaveLength(252);
});

it('stops a request that was left during the turn of somebody else', async () => {
  const queue = createQueue({ maxLength: 9, turnMs: 0 });
  const caller = new AbortController();
  const blocker = createTask('running', []);
  const first = queue.run(blocker.run, never);
  const left = queue.run(
    async (giveWay) => {
      await giveWay();
      throw new Error('must not continue');
    },
    caller.signal,
    'ann',
  );
  const other = queue.run(async () => caller.abort(), never, 'ben');
  blocker.finish();
  await expect(left).rejects.toHaveProperty('name', 'AbortError');
  await Promise.all([first, other]);
});

it('drops a request at once when its caller leaves, and makes room for another', async () => {
  const queue = createQueue({ maxLength: 2 });
  const started: string[] = [];
  const blocker = createTask('running', started);
  const first = queue.run(blocker.run, never);
  const caller = new AbortController();
  const dropped = queue.run(createTask('dropped', started).run, caller.signal);
  await expect(queue.run(blocker.run, never)).rejects.toThrow(QueueFull);
  caller.abort();
  await expect(dropped).rejects.toThrow();
  const next = queue.run(async () => 'next', never);
  blocker.finish();
  expect(await Promise.all([first, next])).toEqual(['running', 'next']);
  expect(started).toEqual(['running']);
});

it('continues after a request that failed', async () => {
  const queue = createQueue({ maxLength: 2 });
  const failed = queue.run(() => Promise.reject(new Error('broken')), never);
  const next = queue.run(async () => 'next', never);
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

it('reports how many requests wait and run', async () => {
  const states: QueueState[] = [];
  const queue = createQueue({ maxLength: 2, onChange: (state) => states.push(state) });
  await Promise.all([queue.run(async () => 1, never), queue.run(async () => 2, never)]);
  expect(states).toContainEqual(expect.objectContaining({ waiting: 1, running: 1 }));
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ waiting: 0, running: 0 }));
});
