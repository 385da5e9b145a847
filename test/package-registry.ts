import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A fake package registry with one package, `stand-in@1.0.0`. */
export interface PackageRegistry {
  url: string;
  tarball: Buffer;
  /** What was asked for each time the tarball was requested. */
  requests: { url: string; range: string | undefined; authorization: string | undefined }[];
  /** `hang` sends the first half of the tarball and then nothing; `no ranges` always sends all of it. */
  fault: 'none' | 'hang' | 'no ranges';
  /** Closes the connections that hang. */
  cut(): void;
  close(): Promise<void>;
}

/** Makes the package in the folder, as `stand-in.tgz`. */
export async function startPackageRegistry(folder: string): Promise<PackageRegistry> {
  mkdirSync(join(folder, 'package/build/voices'), { recursive: true });
  writeFileSync(join(folder, 'package/package.json'), '{"name":"stand-in","version":"1.0.0"}');
  writeFileSync(join(folder, 'package/build/model.onnx'), 'weights');
  writeFileSync(join(folder, 'package/build/voices/a.bin'), 'voice');
  // Large enough to arrive in several pieces.
  writeFileSync(join(folder, 'package/build/voices/b.bin'), randomBytes(300_000));
  spawnSync('tar', ['-czf', 'stand-in.tgz', 'package'], { cwd: folder });

  const hanging = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    if (!url.endsWith('.tgz')) {
      // Also answers as a proxy, for the host of the request.
      const dist = { tarball: `http://${headers.host}/stand-in/-/stand-in-1.0.0.tgz` };
      const version = { name: 'stand-in', version: '1.0.0', dist };
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ name: 'stand-in', versions: { '1.0.0': version } }));
    }
    const { range, authorization } = headers;
    registry.requests.push({ url, range, authorization });
    const { tarball, fault } = registry;
    const start = fault === 'no ranges' ? 0 : Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    if (start >= tarball.length) return response.writeHead(416).end();
    const bytes = tarball.subarray(start);
    response.writeHead(start > 0 ? 206 : 200, { 'content-length': bytes.length });
    if (fault !== 'hang') return response.end(bytes);
    response.write(bytes.subarray(0, bytes.length / 2));
    hanging.add(response);
  });
  const registry: PackageRegistry = {
    url: '',
    tarball: readFileSync(join(folder, 'stand-in.tgz')),
    requests: [],
    fault: 'none',
    cut() {
      for (const response of hanging) response.destroy();
      hanging.clear();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  registry.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return registry;
}
