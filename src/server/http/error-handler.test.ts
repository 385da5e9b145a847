import { connect } from 'node:net';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AppError } from '../../shared/errors.ts';
import { registerErrorHandler } from './error-handler.ts';

const logged: unknown[] = [];
const secret = 'SELECT * FROM users WHERE password';

function createApp() {
  const app = fastify({
    bodyLimit: 100,
    logger: { level: 'info', stream: { write: (line: string) => void logged.push(JSON.parse(line)) } },
  });
  registerErrorHandler(app);
  app.get('/refuse', () => {
    throw new AppError('save-limit', { data: { requiresUpgrade: true }, headers: { 'retry-after': '7' } });
  });
  app.get('/crash', () => {
    throw new Error(secret);
  });
  app.get('/reset', () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  });
  app.post('/echo', (request) => request.body);
  app.setNotFoundHandler(() => {
    throw new AppError('not-found');
  });
  return app;
}

let app: ReturnType<typeof createApp>;
beforeEach(() => {
  logged.length = 0;
  app = createApp();
});
afterEach(() => app.close());

test('returns our own errors with status, code, message, data and headers', {
  tags: ['R-10.4'],
}, async () => {
  const response = await app.inject('/refuse');
  expect(response.statusCode).toBe(403);
  expect(response.headers['retry-after']).toBe('7');
  const message = 'You have reached your saved transcription limit. Upgrade to premium for more storage.';
  expect(response.json()).toEqual({ code: 'save-limit', message, error: message, requiresUpgrade: true });
});

test('hides the details of other errors and logs them with the request', {
  tags: ['R-10.4'],
}, async () => {
  const response = await app.inject('/crash');
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ code: 'internal' });
  expect(response.body).not.toContain('SELECT');
  expect(response.body).not.toContain('.ts');
  expect(logged).toContainEqual(
    expect.objectContaining({ reqId: expect.anything(), err: expect.objectContaining({ message: secret }) }),
  );
});

test.each([
  ['broken JSON', '{"a":', 'application/json', 400, 'invalid-request'],
  ['an empty body declared as JSON', '', 'application/json', 400, 'invalid-request'],
  ['another content type', 'a=1', 'application/x-www-form-urlencoded', 415, 'unsupported-media'],
  ['a body that is too large', JSON.stringify('x'.repeat(200)), 'application/json', 413, 'too-large'],
])('%s', { tags: ['R-10.5', 'R-10.7'] }, async (_, payload, contentType, status, code) => {
  const response = await app.inject({
    method: 'POST',
    url: '/echo',
    payload,
    headers: { 'content-type': contentType },
  });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ code, message: expect.any(String), error: expect.any(String) });
});

test('returns 404 for an unknown route', { tags: ['R-10.6'] }, async () => {
  const response = await app.inject('/nowhere');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'not-found' });
});

test('returns 503 when the connection to the database breaks', async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${url}/reset`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(logged).toContainEqual(
    expect.objectContaining({
      level: 50,
      msg: 'request failed: the database cannot be reached (read ECONNRESET)',
    }),
  );
});

test('keeps working after a client disconnects while sending', async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(url).port);
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a"',
      );
      socket.destroy();
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
  const response = await fetch(`${url}/nowhere`);
  expect(response.status).toBe(404);
});
