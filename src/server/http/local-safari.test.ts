import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const chrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36';

/** Signs somebody in and returns calls that send the session cookie under a given name. */
async function openApp(env: Record<string, string> = {}) {
  const { app, signIn } = await createTestApp({ env });
  const { cookie } = (await signIn('one')).headers;
  const id = /__Host-session=([^;]+)/.exec(cookie)?.[1];
  const ask = (agent: string, name: string) =>
    app.inject({
      url: '/api/auth/session',
      headers: { cookie: `${name}=${id}`, 'user-agent': agent },
    });
  const signOut = (agent: string, name: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: {
        cookie: `${name}=${id}`,
        'user-agent': agent,
        origin: env.PUBLIC_URL ?? 'http://localhost:3000',
      },
    });
  return { ask, signOut };
}

test('gives Safari usable cookies over plain http', async () => {
  const { ask, signOut } = await openApp();
  expect((await ask(safari, 'local-session')).statusCode).toBe(200);
  const lines = [(await signOut(safari, 'local-session')).headers['set-cookie']].flat().map(String);
  expect(lines.some((line) => line.startsWith('local-session=') && line.includes('HttpOnly'))).toBe(true);
  expect(lines.filter((line) => line.includes('Secure') || line.includes('__Host-'))).toEqual([]);
});

test('does not change cookies for other browsers', async () => {
  const { ask, signOut } = await openApp();
  expect((await ask(chrome, 'local-session')).statusCode).toBe(401);
  expect((await ask(chrome, '__Host-session')).statusCode).toBe(200);
  const lines = [(await signOut(chrome, '__Host-session')).headers['set-cookie']].flat().map(String);
  expect(lines.every((line) => line.includes('Secure'))).toBe(true);
});

test('does nothing over https', async () => {
  const { ask, signOut } = await openApp({ PUBLIC_URL: 'https://rhapsode.test' });
  expect((await ask(safari, 'local-session')).statusCode).toBe(401);
  expect((await ask(safari, '__Host-session')).statusCode).toBe(200);
  const lines = [(await signOut(safari, '__Host-session')).headers['set-cookie']].flat().map(String);
  expect(lines.every((line) => line.includes('Secure'))).toBe(true);
});
