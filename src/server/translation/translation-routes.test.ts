import { describe, expect, test } from 'vitest';
import { type LanguageCode, languages } from '../../shared/languages.ts';
import type { TestApp } from '../testing/test-app.ts';
import { allowanceOf, type Person, startTranslating, translate } from '../testing/test-translator.ts';

describe('POST /api/translate', () => {
  test.each([
    ['too many sentences', ['One.', 'Two.', 'Three.']],
    ['a sentence that is too long', ['x'.repeat(501)]],
    ['something other than sentences', 'One.'],
  ])('refuses %s as context', async (_, context) => {
    const app = await startTranslating();
    const p = await app.signIn('p', 'premium');
    const response = await translate(app, p, 'premium', 'She left.', { context });
    expect(response.statusCode).toBe(400);
    expect(app.requests).toHaveLength(0);
  });

  test('accepts exactly the 18 languages', { tags: ['R-9.17'] }, async () => {
    const app = await startTranslating();
    const p = await app.signIn('p', 'premium');
    for (const { code, short } of languages) {
      const source: LanguageCode = code === 'en-US' ? 'es-ES' : 'en-US';
      const pair = { source: source.slice(0, 2), sourceLanguage: source, targetLanguage: code };
      expect((await translate(app, p, 'premium', 'a', { ...pair, target: short })).statusCode).toBe(200);
      const base = code.slice(0, 2);
      expect((await translate(app, p, 'premium', 'a', { ...pair, target: base })).statusCode).toBe(200);
    }
    const unknown = await translate(app, p, 'premium', 'a', { target: 'xx', targetLanguage: 'xx-XX' });
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json()).toMatchObject({ code: 'invalid-request', field: 'targetLanguage' });
  });

  test('refuses a short code that contradicts the full one', async () => {
    const app = await startTranslating();
    const f = await app.signIn('f');
    const response = await translate(app, f, 'free', 'hello', { target: 'fr' });
    expect([response.statusCode, response.json().field]).toEqual([400, 'target']);
  });

  test('refuses identical source and target languages without charging', async () => {
    const app = await startTranslating();
    const f = await app.signIn('f');
    const response = await translate(app, f, 'free', 'hello', { target: 'en', targetLanguage: 'en-US' });
    expect(response.json()).toMatchObject({
      code: 'same-language',
      message: 'The text is already in that language. Please choose another.',
    });
    expect((await allowanceOf(app, f)).remaining).toBe(1);
  });

  test('sanitises the text and refuses empty or long text', async () => {
    const app = await startTranslating();
    const f = await app.signIn('f');
    for (const empty of ['', ' \n ', '<b></b>']) {
      expect((await translate(app, f, 'free', empty)).json()).toMatchObject({
        code: 'invalid-request',
        field: 'text',
      });
    }
    const long = await translate(app, f, 'free', 'x'.repeat(1_001));
    expect([long.statusCode, long.json().code]).toEqual([400, 'text-too-long']);
    expect(app.requests).toEqual([]);
    await translate(app, f, 'free', `<b>${'x'.repeat(1_000)}</b>`);
    expect(app.requests[0]?.text).toBe('x'.repeat(1_000));
  });

  test('raises the cap with the invite bonus', async () => {
    const app = await startTranslating();
    const f = await app.signIn('f');
    await app.signIn('invitee');
    await app.db
      .insertInto('invites')
      .values({ invitee_id: 'invitee', inviter_id: 'f', created_at: 0 })
      .execute();
    expect((await translate(app, f, 'free', 'x'.repeat(1_501))).statusCode).toBe(400);
    expect((await translate(app, f, 'free', 'x'.repeat(1_500))).statusCode).toBe(200);
  });

  test('requires the signed-in user and the right tier', {
    tags: ['R-10.1', 'R-10.2', 'R-10.3'],
  }, async () => {
    const app = await startTranslating();
    const f = await app.signIn('f');
    const stranger = await app.signIn('stranger');
    const anonymous = await app.app.inject({ method: 'POST', url: '/api/translate', payload: {} });
    expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'sign-in-required']);
    const forged = await translate(app, f, 'free', 'hi', { userId: stranger.id });
    expect([forged.statusCode, forged.json().code]).toEqual([403, 'not-yours']);
    const wrongTier = await translate(app, f, 'premium', 'hi');
    expect(wrongTier.statusCode).toBe(403);
    expect(wrongTier.json()).toMatchObject({ code: 'tier-mismatch', tier: 'free' });
    expect(app.requests).toEqual([]);
  });
});

describe('POST /api/reset-translation-count', () => {
  const reset = (app: TestApp, person: Person) =>
    app.app.inject({
      method: 'POST',
      url: '/api/reset-translation-count',
      headers: person.headers,
      payload: { userId: person.id },
    });

  test('refuses outside development mode and changes nothing', { tags: ['R-7.28'] }, async () => {
    const app = await startTranslating();
    const f = await app.signIn('f');
    await translate(app, f, 'free', 'hello');
    const response = await reset(app, f);
    expect([response.statusCode, response.json().code]).toEqual([403, 'development-only']);
    expect((await allowanceOf(app, f)).remaining).toBe(0);
  });

  test('resets the allowance in development mode', async () => {
    const app = await startTranslating(undefined, { env: { NODE_ENV: 'development' } });
    const f = await app.signIn('f');
    await translate(app, f, 'free', 'hello');
    expect((await reset(app, f)).json()).toMatchObject({ allowed: true, remaining: 1 });
  });
});
