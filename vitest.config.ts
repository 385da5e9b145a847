import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Generous, because tests wait for conditions, which takes longer on a busy machine. */
const testTimeout = 60_000;

const setupFiles = ['test/fail-on-warnings.ts'];

const serverTests = 'src/server/**/*.test.ts';
/**
 * Where the SQL dialect or concurrent requests matter. `npm test` runs only these on PostgreSQL too; `npm run test:all`
 * runs every server test on both databases.
 */
const postgresTests = [
  'src/server/db/**/*.test.ts',
  'src/server/{account,billing,dictionary,invites,keys,shares,transcriptions,usage,webhooks}/*.test.ts',
  'src/server/auth/session-*.test.ts',
  'src/server/http/rate-limit.test.ts',
  'src/server/recognition/recognition-idempotency.test.ts',
  'src/server/speech/{clip-service,speech-trial}.test.ts',
  'src/server/translation/translation-allowance.test.ts',
];
const postgres = {
  isolate: false,
  setupFiles,
  env: { TEST_DATABASE: 'postgres' },
  globalSetup: ['test/postgres.ts'],
  testTimeout,
};

export default defineConfig({
  test: {
    tags: [{ name: 'exhaustive', description: 'Runs only in `npm run test:all`.' }],
    // The other tags are rule numbers from docs/spec-coverage.md. test/spec-coverage.test.ts checks them.
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
          include: [serverTests],
          env: { TEST_DATABASE: 'sqlite' },
          testTimeout,
        },
      },
      { test: { ...postgres, name: 'postgres', include: postgresTests } },
      { test: { ...postgres, name: 'postgres-rest', include: [serverTests], exclude: postgresTests } },
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
