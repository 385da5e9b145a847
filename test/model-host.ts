import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { sha256 } from '../src/engines/parts.ts';
import { tinyModels } from './tiny-engine.ts';

/** A fake host for translation models that serves the test models. */
export interface ModelHost {
  url: string;
  /** The path and range of each file request. */
  requests: { path: string; range: string | undefined }[];
  /**
   * The fault for the next requests. `hang` sends the first half of a file and then nothing; `one direction` has only
   * the files for English to Spanish.
   */
  fault: 'none' | 'damage' | 'hang' | 'no list' | 'one direction';
  /** Closes the connections that hang. */
  cut(): void;
  records: { name: string; location: string; bytes: Buffer }[];
  list(): string;
  close(): Promise<void>;
}

export async function startModelHost(): Promise<ModelHost> {
  const records = ['en-es', 'es-en'].flatMap((pair) => {
    const [sourceLanguage = '', targetLanguage = ''] = pair.split('-');
    return readdirSync(join(tinyModels, pair)).map((name) => {
      const raw = readFileSync(join(tinyModels, pair, name));
      const bytes = zstdCompressSync(raw);
      const location = `models/${name}.zst`;
      const fileType = name.split('.')[0] ?? '';
      const attachment = { hash: sha256(bytes), size: bytes.length, location };
      const record = { name, fileType, sourceLanguage, targetLanguage, version: '3.0', attachment };
      return { name, location, bytes, record: { ...record, decompressedHash: sha256(raw) } };
    });
  });
  // An older version, and a model for test versions of Firefox: neither may be chosen.
  const [first] = records;
  const others = [
    { ...first?.record, version: '1.0' },
    { ...first?.record, version: '9.0', filter_expression: "env.channel == 'nightly'" },
  ];
  const hanging = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === '/records' && host.fault === 'no list') return response.writeHead(503).end();
    if (request.url === '/records') return response.end(host.list());
    const found = records.find(({ location }) => request.url === `/${location}`);
    if (!found || (host.fault === 'one direction' && found.name.includes('esen')))
      return response.writeHead(404).end();
    const { range } = request.headers;
    host.requests.push({ path: found.location, range });
    const start = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    const bytes = Buffer.from(found.bytes.subarray(start));
    if (host.fault === 'damage') bytes[0] = (bytes[0] ?? 0) ^ 1;
    response.writeHead(start > 0 ? 206 : 200, { 'content-length': bytes.length });
    if (host.fault !== 'hang') return response.end(bytes);
    response.write(bytes.subarray(0, bytes.length / 2));
    hanging.add(response);
  });
  const host: ModelHost = {
    url: '',
    requests: [],
    fault: 'none',
    cut() {
      for (const response of hanging) response.destroy();
      hanging.clear();
    },
    records,
    list: () => JSON.stringify({ data: [...others, ...records.map(({ record }) => record)] }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return host;
}
