import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Everything waits for conditions; on a busy machine they take longer to come. */
const testTimeout = 60_000;

const setupFiles = ['test/fail-on-warnings.ts'];

/** Server tests run twice, on SQLite and on a real PostgreSQL; the rest once. */
export default defineConfig({
  test: {
    // The tags are the rule numbers of docs/spec-coverage.md, which has a test of its own.
    strictTags: false,
    teardownTimeout: testTimeout,
    // One more than there are cores, because tests also wait.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'shared',
          isolate: false,
          setupFiles,
          include: [
            'src/shared/**/*.test.ts',
            'src/sandbox/**/*.test.ts',
            'src/engines/**/*.test.ts',
            'test/*.test.ts',
          ],
          testTimeout,
        },
      },
      {
        test: {
          name: 'client',
          include: ['src/client/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Each file gets its own context in a process that has already loaded jsdom, which takes a quarter of the time.
          pool: 'vmForks',
          setupFiles: [...setupFiles, 'test/web-platform.ts', 'src/client/test-setup.ts'],
          testTimeout,
        },
      },
      {
        test: {
          name: 'sqlite',
          isolate: false,
          setupFiles,
          include: ['src/server/**/*.test.ts'],
          env: { TEST_DATABASE: 'sqlite' },
          testTimeout,
        },
      },
      {
        test: {
          name: 'postgres',
          isolate: false,
          setupFiles,
          include: ['src/server/**/*.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['test/postgres.ts'],
          testTimeout,
        },
      },
      {
        test: {
          // Real processes that are killed and restarted.
          name: 'processes',
          setupFiles,
          include: ['test/processes/*.test.ts'],
          globalSetup: ['test/processes/build-server.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
