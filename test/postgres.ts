import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/server/db/open.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** The library that starts PostgreSQL ends this process with 0 when nothing is left to do, even if tests have failed. */
function keepExitCode(): void {
  process.prependOnceListener('beforeExit', () => {
    const { exitCode } = process;
    process.once('exit', () => {
      process.exitCode = exitCode;
    });
  });
}

/** One real PostgreSQL for the whole run; every test has its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Tests kill the server but not the machine, so syncing to disk is unnecessary and slow.
  const postgres = await startPostgres(['-c', 'fsync=off']);
  keepExitCode();
  // Copying a migrated database is three times as fast as migrating one. Empty ones come from template0.
  const template = await openDatabase({ dataDir: '.', databaseUrl: `${postgres.url}/template1` });
  await template.close();
  project.provide('postgresUrl', postgres.url);
  return postgres.remove;
}
