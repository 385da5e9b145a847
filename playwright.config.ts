import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './e2e/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  reporter: [['list']],
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  forbidOnly: true,
  use: {
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    // The worker would answer before a test can intercept; offline.test.ts lets it in.
    serviceWorkers: 'block',
    permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
    launchOptions: chromiumOptions,
  },
});
