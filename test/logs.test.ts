import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../src/server/logging/log.ts';
import { createTestApp } from '../src/server/testing/test-app.ts';
import { encodeForm } from '../src/server/testing/test-recordings.ts';
import { AppError } from '../src/shared/errors.ts';
import { createWav } from '../src/shared/test-wav.ts';
import { appUrl, createRealProviders, webhookSecret } from './real-providers.ts';
import { startSandbox, type TestSandbox } from './start-sandbox.ts';

const secretText = 'the password of my diary is hummingbird';
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ appUrl, webhookSecret });
});
afterAll(() => sandbox.close());

async function openLogged() {
  let written = '';
  const log = createLogger('trace', {
    write(line) {
      written += line;
    },
  });
  const product = await createTestApp({
    now: Date.now(),
    env: { LOG_LEVEL: 'trace' },
    deps: { ...createRealProviders(sandbox.origin), log },
  });
  return { ...product, log, written: () => written };
}

const cookiesOf = (response: { cookies: { name: string; value: string }[] }) =>
  response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

it('never logs tokens, cookies, transcripts or e-mail addresses', async () => {
  const { app, db, written } = await openLogged();
  const start = await app.inject('/api/auth/google?login_hint=one@people.test&returnTo=/subscribe');
  const chosen = await fetch(String(start.headers.location), { redirect: 'manual' });
  const callback = new URL(chosen.headers.get('location') ?? '');
  const finish = await app.inject({
    url: callback.pathname + callback.search,
    headers: { cookie: cookiesOf(start) },
  });
  const cookie = cookiesOf(finish);
  const session = (await app.inject({ url: '/api/auth/session', headers: { cookie } })).json();
  const userId: string = session.googleSub;
  const { token } = (await app.inject({ url: '/api/auth/token', headers: { cookie } })).json();
  const headers = { cookie, authorization: `Bearer ${token}` };
  const post = (url: string, payload: object | string, more: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/json', ...more },
      payload,
    });
  const translation = {
    text: secretText,
    source: 'en',
    target: 'es',
    sourceLanguage: 'en-US',
    targetLanguage: 'es-ES',
    userId,
    subscriptionTier: 'free',
  };
  await post('/api/transcriptions', { text: secretText, language: 'en-US', userId });
  await post('/api/transcriptions', { text: secretText, language: secretText, userId });
  await post('/api/transcriptions', `{"text":"${secretText}`);
  await post('/api/transcriptions', `{"text":"${secretText}"}`, { 'idempotency-key': secretText });
  await app.inject({ url: `/api/nothing?text=${encodeURIComponent(secretText)}&token=${token}`, headers });
  await app.inject({ url: `/api/auth/google/callback?code=${token}&state=x`, headers });

  const form = await encodeForm({
    file: createWav(1),
    language: 'en-US',
    hints: JSON.stringify([secretText]),
  });
  // The provider repeats our input in its error messages, for every kind of failure.
  const echo = { error: { message: `${secretText} of one@people.test`, type: 'invalid', code: 'bad' } };
  const refusal = { error: { message: 'No such customer: one@people.test', type: 'invalid_request_error' } };
  for (const status of [400, 401, 429, 500]) {
    await sandbox.reset();
    await sandbox.next({ service: 'ai', status, body: echo, times: 10 });
    await post('/api/translate', translation);
    await post('/api/text-to-speech', {
      text: secretText,
      language: 'en-US',
      voice: 'sage',
      userId,
      tier: 'free',
    });
    await app.inject({
      method: 'POST',
      url: '/api/transcribe',
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    await sandbox.next({ service: 'stripe', status, body: refusal, times: 10 });
    await post('/api/create-checkout-session', { userId });
  }
  await sandbox.reset();
  await post('/api/translate', translation);
  await app.inject({ url: `/api/account/${userId}/export`, headers });
  await post(`/api/account/${userId}/delete`, { email: 'someone@people.test' });
  await sandbox.next({ service: 'stripe', status: 400, body: refusal, times: 10 });
  await post(`/api/account/${userId}/delete`, { email: 'one@people.test' });
  // This request fails because the database is gone.
  await db.destroy();
  await post('/api/transcriptions', { text: secretText, language: 'en-US', userId });

  const lines = written();
  expect(lines.split('\n').length, 'the log has enough lines').toBeGreaterThan(20);
  const cookieValues = cookie.split('; ').map((pair) => pair.split('=')[1] ?? '');
  const secrets = [
    secretText,
    'hummingbird',
    token,
    'one@people.test',
    ...cookieValues.filter((value) => value.length > 3),
  ];
  const code = callback.searchParams.get('code') ?? '';
  for (const secret of [...secrets, code, 'sk_test', webhookSecret]) {
    expect(lines.includes(secret), `the log contains ${secret}`).toBe(false);
  }
});

it('removes personal data from errors and gives every line its request id', async () => {
  const { log, written, app } = await openLogged();
  const cause = new Error('no such customer: someone@people.test (Bearer abc.def)');
  log.error({ err: new AppError('provider-failed', { cause }), email: 'x@people.test' }, 'failed');
  await app.inject('/api/auth/session');
  const lines = written()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(written()).toContain('no such customer: [removed]');
  expect(written()).not.toMatch(/people\.test|abc\.def/);
  const requestLines = lines.filter((line) => line.msg === 'request' || line.msg === 'request refused');
  expect(requestLines.length).toBeGreaterThan(0);
  for (const line of requestLines) expect(line.reqId).toMatch(/^[\w-]{36}$/);
});
