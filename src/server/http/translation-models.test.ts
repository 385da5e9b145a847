import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTinyModelsFolder } from '../../../test/tiny-engine.ts';
import { modelFileUrl, pageModelsUrl } from '../../shared/translation/page-models.ts';
import { findBuiltInModels } from '../operations/built-in-models.ts';
import { createTestApp } from '../testing/test-app.ts';

let folder: string;
beforeAll(() => {
  folder = createTinyModelsFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

const createApp = async () => {
  const models = findBuiltInModels(folder, () => {});
  const { app } = await createTestApp({ deps: { translationModels: { folder, models } } });
  return { app, models };
};
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

it('lists the models', async () => {
  const { app, models } = await createApp();
  expect((await app.inject(pageModelsUrl)).json()).toEqual({ models });
});

it('sends a file compressed to browsers that accept that, and forever', async () => {
  const { app, models } = await createApp();
  const file = models[0]?.model ?? expect.fail();
  const response = await app.inject({
    url: modelFileUrl(file),
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  });
  expect(sha256(brotliDecompressSync(response.rawPayload))).toBe(file.sha256);
  expect(response.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-encoding': 'br',
    'content-length': String(response.rawPayload.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
});

it('sends the raw file to others', async () => {
  const { app, models } = await createApp();
  const file = models[0]?.model ?? expect.fail();
  const response = await app.inject({ url: modelFileUrl(file), headers: { 'accept-encoding': 'gzip' } });
  expect(sha256(response.rawPayload)).toBe(file.sha256);
  expect(response.headers['content-encoding']).toBeUndefined();
});

const openFiles = '/proc/self/fd';
const isOpen = (file: string) =>
  readdirSync(openFiles).some((name) => {
    try {
      return readlinkSync(join(openFiles, name)) === file;
    } catch {
      // It has just been closed.
      return false;
    }
  });

it.skipIf(!existsSync(openFiles))('closes the file when the client disconnects', async () => {
  const bytes = 8 * 1024 * 1024;
  const compressed = brotliCompressSync(randomBytes(bytes), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 0 },
  });
  const path = 'large.bin.br';
  writeFileSync(join(folder, path), compressed);
  const [model = expect.fail()] = findBuiltInModels(folder, () => {});
  const large = { ...model.model, path, bytes, compressedBytes: compressed.length, sha256: 'large' };
  const models = [{ ...model, model: large }];
  const { app } = await createTestApp({ deps: { translationModels: { folder, models } } });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${modelFileUrl(large)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  expect(isOpen(join(folder, path))).toBe(true);
  socket.destroy();
  await expect.poll(() => isOpen(join(folder, path))).toBe(false);
});

it('has no such files without models', async () => {
  const { app } = await createTestApp();
  expect((await app.inject(pageModelsUrl)).statusCode).toBe(404);
});
