import { expect, it } from 'vitest';
import { createUserStore } from '../auth/user-queries.ts';
import { openTestDatabase } from '../testing/test-app.ts';
import type { ClipBytes } from './clip-bytes.ts';
import { createClipStore } from './clip-queries.ts';
import { createClipService } from './clip-service.ts';

const start = Date.UTC(2026, 2, 10, 12);
const wanted = { userId: 'f', key: 'k', voice: 'sage', language: 'en-US' };

/** A disk on which no file can be created. */
const fullDisk: ClipBytes = {
  shared: false,
  write: () => Promise.reject(new Error('No space left on device')),
  size: async () => undefined,
  read: () => {
    throw new Error('There is nothing to read');
  },
  remove: async () => {},
  prune: async () => {},
};

it('restores the allowance and cancels the provider when audio cannot be stored', {
  tags: ['R-4.49'],
}, async () => {
  const { db } = await openTestDatabase();
  await createUserStore(db).upsert({ id: 'f', username: 'F', email: 'f@example.com', photoUrl: null }, start);
  const store = createClipStore(db);
  const clips = createClipService({
    store,
    bytes: fullDisk,
    maxBytes: 1_000,
    now: () => start,
    onError: () => {},
  });
  const told: string[] = [];
  const signals: AbortSignal[] = [];
  const obtained = clips.getOrCreate(wanted, async (signal) => {
    signals.push(signal);
    return {
      audio: (async function* () {})(),
      onComplete: async () => void told.push('complete'),
      onFailure: async () => void told.push('given back'),
    };
  });
  await expect(obtained).rejects.toThrow('No space left on device');
  expect(told).toEqual(['given back']);
  expect(signals.map((signal) => signal.aborted)).toEqual([true]);
  expect(await store.findByKey('f', 'k')).toBeUndefined();
  await clips.close();
});
