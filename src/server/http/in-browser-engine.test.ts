import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBrowserFiles, inBrowserUrl } from '../../shared/recognition/in-browser-engine.ts';
import { createTestApp } from '../testing/test-app.ts';

const inBrowserDir = mkdtempSync(join(tmpdir(), 'rhapsode-in-browser-'));

beforeAll(() => {
  for (const file of Object.values(inBrowserFiles))
    writeFileSync(join(inBrowserDir, `${file}.gz`), gzipSync(file));
});
afterAll(() => rmSync(inBrowserDir, { recursive: true }));

it.each([
  ['runtime', 'text/javascript; charset=utf-8'],
  ['wasm', 'application/wasm'],
  ['decoder', 'application/octet-stream'],
] as const)('sends the %s of the engine in the page, compressed and for ever', async (file, type) => {
  const { app } = await createTestApp({ deps: { inBrowserDir } });
  const response = await app.inject(inBrowserUrl(file));
  expect(gunzipSync(response.rawPayload).toString()).toBe(inBrowserFiles[file]);
  expect(response.headers).toMatchObject({
    'content-type': type,
    'content-encoding': 'gzip',
    'content-length': String(response.rawPayload.length),
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('has no such files if the engine isn’t installed', async () => {
  const { app } = await createTestApp();
  expect((await app.inject(inBrowserUrl('decoder'))).statusCode).toBe(404);
});

it('is offered in the hosted edition only, because the personal one has no On this device', async () => {
  const page = '<!doctype html><html lang="en"></html>';
  const clientDir = mkdtempSync(join(tmpdir(), 'rhapsode-client-'));
  mkdirSync(join(clientDir, 'personal'));
  for (const folder of ['.', 'personal']) writeFileSync(join(clientDir, folder, 'index.html'), page);
  const open = async (env: Record<string, string>) => {
    const { app } = await createTestApp({ deps: { clientDir, inBrowserDir }, env });
    return (await app.inject({ url: '/', headers: { host: 'localhost:3000' } })).body;
  };
  expect(await open({})).toContain(' data-in-browser');
  const personal = await open({ EDITION: 'personal' });
  expect(personal).toContain('data-edition="personal"');
  expect(personal).not.toContain(' data-in-browser');
  rmSync(clientDir, { recursive: true });
});
