import { defineConfig } from '@playwright/test';
import { type EngineName, engineNames } from './engines.ts';

/** The main journeys in all three engines: `npm run test:browsers`. */
export default defineConfig<{ engine: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  reporter: [['list']],
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  forbidOnly: true,
  projects: [
    ...engineNames.map((engine) => ({
      name: engine,
      testMatch: ['journeys.ts', 'first-second.ts', 'built-in-translation.ts', 'document-journey.ts'],
      use: { engine },
    })),
    { name: 'together', testMatch: 'live.ts' },
  ],
});
