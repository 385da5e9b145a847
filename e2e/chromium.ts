import { existsSync } from 'node:fs';

const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** How tests, measurements and pictures start their browser: nothing in the background, a microphone that is not there. */
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
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
};
