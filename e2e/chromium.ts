import { existsSync } from 'node:fs';

const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Browser options for tests, benchmarks and screenshots: no background work, and a fake microphone. */
export const chromiumOptions = {
  // Without an installed Chromium, Playwright looks for its own.
  ...(existsSync(installed) ? { executablePath: installed } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // One process for all pages of a site, because starting one takes as long as loading the page.
    '--process-per-site',
    '--disable-site-isolation-trials',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
};
