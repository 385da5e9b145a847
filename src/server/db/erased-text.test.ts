import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const minutes = 60_000;

/** Skipped on PostgreSQL, which decides for itself when to reuse the space of a deleted row. */
test.skipIf(process.env.TEST_DATABASE === 'postgres')(
  'deleted text is erased from the files once it can no longer be restored',
  async () => {
    const { app, clock, config, signIn } = await createTestApp();
    const { headers } = await signIn('me');
    const secret = 'a sentence that nobody else would ever write';
    const filesWithSecret = () =>
      readdirSync(config.dataDir).filter(
        (name) => name.startsWith('rhapsode.db') && readFileSync(join(config.dataDir, name)).includes(secret),
      );
    const saved = await app.inject({
      method: 'POST',
      url: '/api/transcriptions',
      headers,
      payload: { text: `${secret}. `.repeat(20), language: 'en-US', userId: 'me' },
    });
    expect(filesWithSecret()).not.toEqual([]);
    const { transcriptionId } = saved.json<{ transcriptionId: string }>();
    await app.inject({ method: 'DELETE', url: `/api/transcriptions/${transcriptionId}`, headers });
    clock.now += 11 * minutes;
    // Housekeeping runs when the server starts to listen, and then once a minute.
    await app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitFor(() => expect(filesWithSecret()).toEqual([]));
  },
);
