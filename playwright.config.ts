import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { spokenMicrophone } from './e2e/spoken-microphone.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  reporter: [['list']],
  // Each worker has a product of its own. One more than there are cores, because tests also wait.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  // A condition that comes ends the wait; on a busy machine it comes late.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Recording a trace takes as long as the test itself, so only a failed test is recorded, when it runs again.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  use: {
    viewport: { width: 1280, height: 900 },
    trace: 'on-first-retry',
    // The worker would answer before a test can intercept; offline.test.ts lets it in.
    serviceWorkers: 'block',
    permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
    // The same for all tests, because Playwright replaces a worker when launch options differ.
    launchOptions: spokenMicrophone,
  },
});
