import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createWav } from '../../shared/test-wav.ts';
import { hdVoiceIds } from '../../shared/voices.ts';
import { createTestApp } from '../testing/test-app.ts';
import { translationBody } from '../testing/test-bodies.ts';
import { createTestPayments } from '../testing/test-payments.ts';
import { encodeForm } from '../testing/test-recordings.ts';
import { snapshot } from '../testing/test-snapshot.ts';

const start = Date.UTC(2026, 2, 10, 12);
const day = 24 * 60 * 60 * 1_000;
/** Every row about this person contains this id, so the test can search for leftovers. */
const id = 'person-who-leaves-4711';
const secret = 'a sentence that nobody else would ever write';

async function* sound() {
  yield new Uint8Array(64);
}

test('a deleted account leaves nothing behind in the database or in files', async () => {
  const provider = createTestPayments(start);
  const { app, db, clock, config, signIn } = await createTestApp({
    now: start,
    deps: {
      payments: provider.payments,
      translator: { translate: async () => ({ text: `${secret}, translated` }) },
      voice: { voices: hdVoiceIds, speak: async () => sound() },
      recognition: { transcribe: async () => ({ text: secret }) },
    },
  });
  const { headers } = await signIn(id, 'premium');
  const post = async (url: string, payload: object) => {
    const response = await app.inject({ method: 'POST', url, headers, payload });
    expect(response.statusCode, response.body).toBeLessThan(300);
    return response;
  };
  const saved = [];
  for (const text of [`${secret}, saved`, `${secret}, deleted`]) {
    saved.push(await post('/api/transcriptions', { text, language: 'en-US', userId: id }));
  }
  const { transcriptionId } = saved[1]?.json<{ transcriptionId: string }>() ?? {};
  await app.inject({ method: 'DELETE', url: `/api/transcriptions/${transcriptionId}`, headers });
  await post('/api/translate', translationBody(id, 'premium', secret));
  await post('/api/text-to-speech', {
    text: secret,
    language: 'en-US',
    voice: 'alloy',
    userId: id,
    tier: 'premium',
  });
  const form = await encodeForm({ file: createWav(1), language: 'en-US' });
  await app.inject({
    method: 'POST',
    url: '/api/transcribe',
    headers: { ...headers, ...form.headers, 'idempotency-key': 'recording' },
    payload: form.payload,
  });
  const payload = { entries: [{ written: secret, heard: [], translations: {} }] };
  await app.inject({ method: 'PUT', url: `/api/dictionary/${id}`, headers, payload });
  await post('/api/webhooks', { url: `https://example.com/${id}` });
  await post('/api/keys', { name: secret, scopes: ['read'] });
  await app.inject({ method: 'POST', url: `/api/terms-status/${id}`, headers });
  await app.inject({ url: `/api/account/${id}/export`, headers });
  await vi.waitFor(async () =>
    expect(await db.selectFrom('reservations').select('id').execute()).toEqual([]),
  );

  const holders = () =>
    readdirSync(config.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => {
        const content = readFileSync(file);
        return content.includes(id) || content.includes(secret);
      });
  const clipFiles = () =>
    readdirSync(config.dataDir, { recursive: true }).filter((name) => String(name).endsWith('.mp3'));
  const rows = async () =>
    Object.entries(await snapshot(db, id)).filter(([, fingerprint]) => !fingerprint.startsWith('0 '));
  const sqlite = process.env.TEST_DATABASE !== 'postgres';
  expect((await rows()).length, 'there is something to delete').toBeGreaterThan(5);
  if (sqlite) expect([holders().length > 0, clipFiles().length]).toEqual([true, 1]);

  await post(`/api/account/${id}/delete`, { email: `${id}@example.com` });
  clock.now += 7 * day;
  // Housekeeping runs when the server starts to listen, and then once a minute.
  await app.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitFor(async () => expect(await rows()).toEqual([]));
  await vi.waitFor(() => expect([holders(), clipFiles()]).toEqual([[], []]));
  for (const name of ['clips', 'clip_chunks', 'transcriptions', 'deleted_transcriptions'] as const) {
    expect(await db.selectFrom(name).selectAll().execute(), name).toEqual([]);
  }
});
