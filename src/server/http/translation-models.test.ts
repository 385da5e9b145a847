import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
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

it('has no such files without models', async () => {
  const { app } = await createTestApp();
  expect((await app.inject(pageModelsUrl)).statusCode).toBe(404);
});
