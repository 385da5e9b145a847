import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { spokenMicrophone } from './e2e/spoken-microphone.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  reporter: [['list']],
  // Each worker has its own product. There is one more worker than cores, because tests often wait.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  // Generous, because a busy machine is slow; tests continue as soon as their conditions are met.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Recording a trace takes as long as the test itself, so only the retry of a failed test is recorded.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  use: {
    viewport: { width: 1280, height: 900 },
    trace: 'on-first-retry',
    // Animations take a seventh of the processor time. Tests of menus, toasts and early presses run with them.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would respond before a test can intercept a request, so only tests of the worker allow it.
    serviceWorkers: 'block',
    permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
    // The same for all tests, because Playwright restarts a worker when the launch options change.
    launchOptions: {
      ...spokenMicrophone,
      args: [
        ...spokenMicrophone.args,
        // Pages live for seconds, so compiling hot code and collecting garbage in parallel cost more than they save.
        '--js-flags=--no-opt --no-maglev --single-threaded-gc',
        // Fewer processes and tiles to draw.
        '--in-process-gpu',
        '--default-tile-width=1280',
        '--default-tile-height=900',
      ],
    },
  },
});
