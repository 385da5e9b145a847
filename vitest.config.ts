import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Generous, because tests wait for conditions, which takes longer on a busy machine. */
const testTimeout = 60_000;

const setupFiles = ['test/fail-on-warnings.ts'];

/** Server tests run twice, on SQLite and on a real PostgreSQL; the rest once. */
export default defineConfig({
  test: {
    // Tags are rule numbers from docs/spec-coverage.md. test/spec-coverage.test.ts checks them.
    strictTags: false,
    teardownTimeout: testTimeout,
    // One more worker than cores, because tests often wait.
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
            'training/*.test.ts',
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
          setupFiles: [...setupFiles, 'test/web-platform.ts', 'src/client/testing/test-setup.ts'],
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
          // These tests kill and restart real processes.
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
