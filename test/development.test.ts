import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';

test('npm run dev serves the modules of the client and forwards calls to the server', async () => {
  const server = createHttpServer((request, response) => response.end(`answered ${request.url}`));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  vi.stubEnv('API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const client = await createServer({
    configFile: 'vite.config.ts',
    server: { host: '127.0.0.1', port: 0 },
    optimizeDeps: { noDiscovery: true },
  });
  await client.listen();
  const [url] = client.resolvedUrls?.local ?? [];
  const get = async (path: string) => (await fetch(new URL(path, url))).text();

  expect(await get('/api/token.ts')).toContain('export');
  expect(await get('/api/session?fresh=1')).toBe('answered /api/session?fresh=1');
  expect(await get('/?lang=de')).toContain('/interface/de/index.ts');

  await client.close();
  server.close();
  vi.unstubAllEnvs();
});
