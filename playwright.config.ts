import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

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
    launchOptions: {
      // Without an installed Chromium, Playwright looks for its own.
      ...(existsSync(chromium) ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
});
