import { expect, it } from 'vitest';
import { type SharedTransaction, WriteQueue } from './write-queue.ts';

const locked = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
const nextRound = () => new Promise(setImmediate);

/** A queue whose fake transaction records each step. */
function setUp(overrides: Partial<SharedTransaction> = {}, lockTimeoutMs?: number) {
  const done: string[] = [];
  let open = false;
  const transaction: SharedTransaction = {
    begin: (durable) => {
      done.push(durable ? 'begin' : 'begin relaxed');
      open = true;
    },
    commit: () => {
      done.push('commit');
      open = false;
    },
    rollback: () => {
      done.push('rollback');
      open = false;
    },
    isOpen: () => open,
    ...overrides,
  };
  const queue = new WriteQueue(transaction, lockTimeoutMs);
  const write = async (name: string, durable = true) => {
    const turn = await queue.join(durable);
    try {
      turn.run(() => done.push(name));
    } finally {
      await turn.end();
    }
    return `${name} acknowledged`;
  };
  const undoAll = (error: Error) => () => {
    open = false;
    throw error;
  };
  return { queue, done, write, undoAll };
}

it('commits writes that arrive together, in order, before any is acknowledged', async () => {
  const { queue, done, write } = setUp();
  const writes = Promise.all(['first', 'second', 'third'].map((name) => write(name)));
  void writes.then(() => done.push('acknowledged'));
  expect(queue.isIdle).toBe(false);
  await writes;
  expect(done).toEqual(['begin', 'first', 'second', 'third', 'commit', 'acknowledged']);
  expect(queue.isIdle).toBe(true);
});

it('allows no other writes during a turn, and commits as soon as a long one ends', async () => {
  const { queue, done, write } = setUp();
  const long = await queue.join(true);
  const short = write('short');
  await nextRound();
  await nextRound();
  long.run(() => done.push('long'));
  expect(done).toEqual(['begin', 'long']);
  await long.end();
  await short;
  expect(done).toEqual(['begin', 'long', 'commit', 'begin', 'short', 'commit']);
});

it('commits relaxed writes separately, unless a durable batch is already open', async () => {
  const { done, write } = setUp();
  await Promise.all([write('count', false), write('save'), write('another count', false)]);
  expect(done).toEqual(['begin relaxed', 'count', 'commit', 'begin', 'save', 'another count', 'commit']);
});

it('can run work outside of a transaction', async () => {
  const { queue, done, write } = setUp();
  await Promise.all([write('first'), queue.runAlone(() => done.push('checkpoint')), write('second')]);
  expect(done).toEqual(['begin', 'first', 'commit', 'checkpoint', 'begin', 'second', 'commit']);
});

it('continues the batch after a failure that undoes only its own write', async () => {
  const { queue, done, write } = setUp();
  const failing = async () => {
    const turn = await queue.join(true);
    try {
      turn.run(() => {
        throw new Error('constraint');
      });
    } finally {
      await turn.end();
    }
  };
  const outcomes = await Promise.allSettled([write('first'), failing(), write('third')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(done).toEqual(['begin', 'first', 'third', 'commit']);
});

it('rejects all writes that were undone by the failure of another', async () => {
  const { queue, done, write, undoAll } = setUp();
  const failing = async () => {
    const turn = await queue.join(true);
    try {
      turn.run(undoAll(new Error('disk full')));
    } finally {
      await turn.end();
    }
  };
  const outcomes = await Promise.allSettled([write('undone'), failing(), write('later')]);
  expect(outcomes).toMatchObject([
    { reason: new Error('disk full') },
    { reason: new Error('disk full') },
    { value: 'later acknowledged' },
  ]);
  expect(done).toEqual(['begin', 'undone', 'begin', 'later', 'commit']);
});

it('rejects all writes in the batch when the commit fails', async () => {
  let failures = 1;
  const { queue, done, write } = setUp({
    commit: () => {
      failures -= 1;
      if (failures >= 0) throw new Error('disk full');
    },
  });
  const outcomes = await Promise.allSettled([write('first'), write('second')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(done).toEqual(['begin', 'first', 'second', 'rollback']);
  expect(await write('third')).toBe('third acknowledged');
  expect(queue.isIdle).toBe(true);
});

it('retries until another process releases the lock', async () => {
  let tries = 0;
  const { write } = setUp({
    begin: () => {
      tries += 1;
      if (tries < 4) throw locked;
    },
  });
  expect(await write('late')).toBe('late acknowledged');
  expect(tries).toBe(4);
});

it('gives each write its own time limit, counted from when it was queued', async () => {
  const refuse = () => {
    throw locked;
  };
  const { queue, write } = setUp({ begin: refuse }, 100);
  const startedAt = performance.now();
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => write('never')));
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
  // One after another, they would have taken two seconds.
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  expect(queue.isIdle).toBe(true);
});
