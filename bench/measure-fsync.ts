import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../e2e/product.ts';
import { translationBody } from '../src/server/testing/test-bodies.ts';
import { type BenchUser, makeLargestAccount, signIn } from './account.ts';
import type { Row } from './table.ts';

const requests = 20;

/** How often the server waits for the disk while it handles sequential requests, including rate limits. */
export async function measureFsyncs(product: Product): Promise<Row[]> {
  const user = await signIn(product);
  makeLargestAccount(product, user);
  const file = join(product.dataDir, 'fsyncs.txt');
  const tracer = spawn('strace', [
    '-f',
    ...['-e', 'trace=fsync,fdatasync'],
    ...['-o', file],
    ...['-p', String(product.pid)],
  ]);
  const [output] = await Promise.race([
    once(tracer.stderr, 'data'),
    once(tracer, 'error').then(() => ['strace was not found. On Debian: apt-get install strace']),
  ]);
  if (!String(output).includes('attached')) throw new Error(`strace: ${output}`);
  const count = () => (readFileSync(file, 'utf8').match(/f(data)?sync\(/g) ?? []).length;
  const perRequest = async (send: (index: number) => Promise<void>) => {
    await send(-1);
    const before = count();
    for (let index = 0; index < requests; index += 1) await send(index);
    return (count() - before) / requests;
  };
  try {
    const text = (index: number) => `Good morning number ${index}`;
    const saves = await perRequest((index) =>
      post(product, user, '/api/transcriptions', { text: text(index), language: 'en-US', userId: user.id }),
    );
    const translations = await perRequest((index) =>
      post(product, user, '/api/translate', translationBody(user.id, 'premium', text(index))),
    );
    return [oneFsync('Save', saves), oneFsync('Translation', translations)];
  } finally {
    tracer.kill('SIGINT');
    await once(tracer, 'exit');
  }
}

const oneFsync = (name: string, measured: number): Row => ({
  name: `${name}, fsyncs per request with rate limits`,
  measured: measured.toFixed(2),
  budget: '1',
  pass: measured > 0 && measured <= 1,
});

async function post(product: Product, user: BenchUser, path: string, body: object): Promise<void> {
  const response = await fetch(product.url + path, {
    method: 'POST',
    headers: { cookie: user.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}
