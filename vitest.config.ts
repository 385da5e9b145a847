import { defineConfig } from 'vitest/config';

/** Server tests run twice, on SQLite and on a real PostgreSQL; the rest once. */
export default defineConfig({
  test: {
    // Everything waits for conditions; on a busy machine they take longer to come.
    testTimeout: 20_000,
    projects: [
      {
        test: {
          name: 'shared',
          include: ['src/shared/**/*.test.ts', 'src/sandbox/**/*.test.ts', 'test/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'client',
          include: ['src/client/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['test/client-setup.ts'],
        },
      },
      { test: { name: 'sqlite', include: ['src/server/**/*.test.ts'], env: { TEST_DATABASE: 'sqlite' } } },
      {
        test: {
          name: 'postgres',
          include: ['src/server/**/*.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['test/postgres.ts'],
        },
      },
    ],
  },
});
