import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { candidatePaths, installFromDebian, isExecutable } from './debian.mjs';

/** Needs a third less time than full Chromium to start and render. */
const headlessShell = 'chromium-headless-shell';
const names = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/**
 * Finds the browser for the tests: CHROMIUM_PATH, the headless shell (installed from Debian if possible),
 * another installed browser, or Playwright's.
 */
export function ensureChromium() {
  const hasShell = candidatePaths([headlessShell]).some(isExecutable);
  if (!process.env.CHROMIUM_PATH && !hasShell) installFromDebian('Chromium', [headlessShell]);
  const found = findChromium() ?? (installFromDebian('Chromium', ['chromium']) ? findChromium() : undefined);
  if (found) return found;
  console.error(
    'The browser tests need Chromium, but none was found.\n' +
      'Install Chromium, Chrome or Edge (or set CHROMIUM_PATH) and run the command again.\n' +
      "If you run this as root on Debian or Ubuntu, it's installed automatically.",
  );
  process.exit(1);
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    console.error(`CHROMIUM_PATH is ${named}, which is not executable.`);
    process.exit(1);
  }
  return [...candidatePaths(names), ...applications, ...playwrightBrowsers()].find(isExecutable);
}

function playwrightBrowsers() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium-'))
    .flatMap((name) =>
      ['chrome-linux/chrome', 'chrome-linux64/chrome'].map((path) => join(folder, name, path)),
    );
}
