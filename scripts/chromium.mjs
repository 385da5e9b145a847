import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { tryRun } from './run.mjs';

const names = [
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

/** The browser of the tests: the one that is named, the usual ones, Playwright's own, or Debian's, installed now. */
export function ensureChromium() {
  const found = findChromium() ?? (installFromDebian() ? findChromium() : undefined);
  if (found) return found;
  console.error(
    'The browser tests need Chromium, but none was found.\n' +
      'Install Chromium, Chrome or Edge (or set CHROMIUM_PATH) and run the command again.\n' +
      'As root on Debian or Ubuntu, it is installed automatically.',
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
  const onPath = names.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  );
  return [...onPath, ...applications, ...playwrightBrowsers()].find(isExecutable);
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

function installFromDebian() {
  const root = process.getuid?.() === 0;
  if (!root || !existsSync('/usr/bin/apt-get')) return false;
  console.log("Installing Debian's Chromium…");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  return (
    tryRun('apt-get', ['update', '-qq'], quiet) === 0 &&
    tryRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet) === 0
  );
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
