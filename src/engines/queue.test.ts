import { expect, it, vi } from 'vitest';
import { createQueue, QueueFull, type QueueState } from './queue.ts';

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

it('runs the newest request of a person first, and does not let them overtake others', async () => {
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
  expect(started).toEqual(['running', 'anonymous', 'ben', 'ann, new', 'cem', 'ann, old']);
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
