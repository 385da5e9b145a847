import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../shared/errors.ts';
import { readConfig } from '../config/config.ts';
import { createTestApp } from '../testing/test-app.ts';
import {
  allowanceOf,
  createFakeTranslator,
  startTranslating,
  translate,
} from '../testing/test-translator.ts';

describe('POST /api/translate', () => {
  test('lets a free user translate once a day', { tags: ['R-6.3', 'R-3.11'] }, async () => {
    const app = await startTranslating();
    const f = await app.signIn('f');
    expect(await allowanceOf(app, f)).toEqual({ allowed: true, remaining: 1, limit: 1, tier: 'free' });
    const first = await translate(app, f, 'free', 'hello');
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({ translatedText: 'HELLO', remainingTranslations: 0, tier: 'free' });
    const second = await translate(app, f, 'free', 'something else');
    expect(second.statusCode).toBe(429);
    expect(second.json()).toMatchObject({
      code: 'translation-limit',
      message: 'You have used all 1 translations for today.',
      limit: 1,
      remaining: 0,
    });
    expect(await allowanceOf(app, f)).toMatchObject({ allowed: false, remaining: 0 });
  });

  test('renews the allowance at midnight UTC', { tags: ['R-9.5'] }, async () => {
    const app = await startTranslating();
    const f = await app.signIn('f');
    app.clock.now = Date.UTC(2026, 2, 10, 23, 59);
    expect((await translate(app, f, 'free', 'one')).statusCode).toBe(200);
    expect((await allowanceOf(app, f)).remaining).toBe(0);
    app.clock.now = Date.UTC(2026, 2, 11, 0, 1);
    expect((await allowanceOf(app, f)).remaining).toBe(1);
    expect((await translate(app, f, 'free', 'two')).statusCode).toBe(200);
  });

  test('counts source characters per billing period for premium users', {
    tags: ['R-6.4'],
  }, async () => {
    const app = await startTranslating(async () => ({ text: 'short' }));
    const p = await app.signIn('p', 'premium');
    const response = await translate(app, p, 'premium', 'x'.repeat(1_200));
    expect(response.json()).toMatchObject({ remainingTranslations: 248_800, tier: 'premium' });
    await app.db.updateTable('usage_counters').set({ used: 249_990 }).execute();
    expect((await translate(app, p, 'premium', 'y'.repeat(11))).json()).toMatchObject({
      code: 'translation-limit',
      tier: 'premium',
      renewsAt: expect.any(String),
      message: expect.stringContaining('Your characters renew on April 9, 2026.'),
    });
    expect((await translate(app, p, 'premium', 'y'.repeat(10))).statusCode).toBe(200);
    expect(await allowanceOf(app, p)).toMatchObject({ allowed: false, remaining: 0, limit: 250_000 });
  });

  test('counts the sentence without its context, and caches it for any context', async () => {
    const app = await startTranslating();
    const p = await app.signIn('p', 'premium');
    const context = ['Ann was here.\u0000', '  '];
    const first = await translate(app, p, 'premium', 'She left.', { context });
    expect(first.json()).toMatchObject({ translatedText: 'SHE LEFT.', remainingTranslations: 249_991 });
    expect(app.requests[0]).toMatchObject({ text: 'She left.', context: ['Ann was here.'] });
    const again = await translate(app, p, 'premium', 'She left.', { context: ['Something else.'] });
    expect(again.json()).toMatchObject({ remainingTranslations: 249_991 });
    expect(app.requests).toHaveLength(1);
  });

  test('translates exactly one of fifty concurrent requests', { tags: ['R-10.19'] }, async () => {
    const app = await startTranslating();
    const f = await app.signIn('f');
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => translate(app, f, 'free', `text ${index}`)),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(49);
    expect(app.requests).toHaveLength(1);
  });

  test('restores the allowance after a failure and returns 502 or 503', { tags: ['R-10.8'] }, async () => {
    let failing = true;
    const app = await startTranslating(async ({ text }) => {
      if (failing) throw new AppError('provider-unavailable', { headers: { 'retry-after': '7' } });
      return { text };
    });
    const f = await app.signIn('f');
    const failed = await translate(app, f, 'free', 'hello');
    expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '7']);
    expect((await allowanceOf(app, f)).remaining).toBe(1);
    failing = false;
    expect((await translate(app, f, 'free', 'hello')).statusCode).toBe(200);
  });

  test('repeats a translation for free within a day', {
    tags: ['R-10.20'],
  }, async () => {
    const app = await startTranslating(async () => ({ text: 'nǐ hǎo', speakableText: '你好' }));
    const f = await app.signIn('f');
    const again = () => translate(app, f, 'free', 'hello', { target: 'zh', targetLanguage: 'zh-CN-pinyin' });
    const first = await again();
    const second = await again();
    expect(second.json()).toEqual(first.json());
    expect(second.json()).toMatchObject({ remainingTranslations: 0, speakableText: '你好' });
    expect(app.requests).toHaveLength(1);
    app.clock.now += 24 * 60 * 60 * 1_000;
    await again();
    expect(app.requests).toHaveLength(2);
  });

  test('deletes a cached translation after a day, even without new requests', async () => {
    const app = await startTranslating();
    await translate(app, await app.signIn('f'), 'free', 'hello');
    const kept = () => app.db.selectFrom('translation_cache').select('created_at').execute();
    expect(await kept()).toHaveLength(1);
    app.clock.now += 24 * 60 * 60 * 1_000;
    // Housekeeping first runs when the server starts listening, then every minute.
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
  });

  test('counts what an engine on this computer translates like any provider’s', async () => {
    const { translator } = createFakeTranslator();
    const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
    const config = readConfig(env, { translation: 'http://127.0.0.1:9' });
    const app = await createTestApp({ deps: { translator, config } });
    for (const user of [await app.signIn('f'), await app.signIn('p', 'premium')]) {
      const { remaining } = await allowanceOf(app, user);
      const tier = user.id === 'f' ? 'free' : 'premium';
      expect((await translate(app, user, tier, 'hello')).statusCode).toBe(200);
      const cost = tier === 'free' ? 1 : 'hello'.length;
      expect((await allowanceOf(app, user)).remaining).toBe(remaining - cost);
    }
  });

  test('returns and counts a translation that can’t be cached', async () => {
    const app = await startTranslating(undefined, { newDatabase: true });
    const f = await app.signIn('f');
    const refuse =
      process.env.TEST_DATABASE === 'postgres'
        ? 'ALTER TABLE translation_cache ADD CHECK (false)'
        : "CREATE TRIGGER refuse BEFORE INSERT ON translation_cache BEGIN SELECT RAISE(ABORT, 'no'); END";
    await sql.raw(refuse).execute(app.db);
    expect((await translate(app, f, 'free', 'hello')).json()).toMatchObject({ translatedText: 'HELLO' });
    expect((await allowanceOf(app, f)).remaining).toBe(0);
    expect(await app.db.selectFrom('reservations').selectAll().execute()).toEqual([]);
  });

  test('never returns another user’s cached translation', async () => {
    const app = await startTranslating();
    await translate(app, await app.signIn('f1'), 'free', 'hello');
    await translate(app, await app.signIn('f2'), 'free', 'hello');
    expect(app.requests).toHaveLength(2);
  });
});
