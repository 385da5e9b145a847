import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One real PostgreSQL for the whole run; every test has a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Tests crash the product, not the machine: nothing is lost without it, and starting is faster.
  const postgres = await startPostgres(['-c', 'fsync=off']);
  project.provide('postgresUrl', postgres.url);
  return postgres.remove;
}
