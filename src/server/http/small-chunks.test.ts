import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { listen } from '../testing/test-live.ts';
import { registerSmallChunks } from './small-chunks.ts';

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

async function post(origin: string, lines: readonly string[], chunks: string): Promise<string> {
  const { port, host } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const head = [...lines, `Host: ${host}`, 'Transfer-Encoding: chunked', 'Connection: close'];
  socket.write(`${head.join('\r\n')}\r\n\r\n${chunks}0\r\n\r\n`);
  let response = '';
  socket.on('data', (data) => (response += String(data)));
  await once(socket, 'close');
  return response;
}

it('joins chunks of single bytes', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  registerSmallChunks(app);
  const pieces: Buffer[] = [];
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.on('data', (piece: Buffer) => pieces.push(piece));
    payload.on('end', () => done(null));
  });
  app.post('/', () => 'received');
  const text = Array.from({ length: 40_000 }, (_, index) => String.fromCharCode(97 + (index % 26))).join('');
  const lines = ['POST / HTTP/1.1', 'Content-Type: text/x'];
  expect(await post(await listen(app), lines, text.replace(/./g, chunk))).toContain('received');
  expect(pieces.map(({ length }) => length)).toEqual([16_384, 16_384, 7_232]);
  expect(Buffer.concat(pieces).toString()).toBe(text);
});

it('leaves a chunked body as it is, and the limit of its length', async () => {
  const { app, signIn } = await createTestApp();
  const { headers } = await signIn('person', 'premium');
  const origin = await listen(app);
  const lines = [
    'POST /api/transcriptions HTTP/1.1',
    `Cookie: ${headers.cookie}`,
    'Content-Type: application/json',
  ];
  const body = (text: string) => JSON.stringify({ text, language: 'en-US', userId: 'person' });
  const saved = await post(origin, lines, [...body('Good morning')].map(chunk).join(''));
  expect(saved).toContain('HTTP/1.1 201');
  expect(saved).toContain('"text":"Good morning"');
  const refused = await post(origin, lines, chunk(body('x'.repeat(4_000_000))));
  expect(refused).toContain('HTTP/1.1 413');
});
