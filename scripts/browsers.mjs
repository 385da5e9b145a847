import { candidatePaths, installFromDebian, isExecutable } from './debian.mjs';

/** The other browser engines, the environment variables with their paths, and their Debian packages. */
const engines = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    needs: [],
    // Recording needs an audio device; the smoke test doesn't record.
    journeysNeed: ['pulseaudio'],
    packages: ['firefox-esr', 'pulseaudio'],
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    needs: ['Xvfb'],
    journeysNeed: [],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** Finds the other engines and prints which ones are skipped. */
export function findBrowsers() {
  for (const { name, packages } of engines.filter((engine) => !find(engine))) {
    console.log(
      `${name} is not installed, so its smoke test is skipped. On Debian: apt-get install ${packages.join(' ')}`,
    );
  }
  return paths();
}

/** Like `findBrowsers`, but installs missing engines, or exits if it can't. */
export function ensureBrowsers() {
  for (const engine of engines) {
    if (isComplete(engine) || (installFromDebian(engine.name, engine.packages) && isComplete(engine)))
      continue;
    console.error(
      `These tests need ${engine.name}, but it was not found.\n` +
        `Install it (on Debian: apt-get install ${engine.packages.join(' ')}), or set ${engine.variable} to its path.\n` +
        "If you run this as root on Debian or Ubuntu, it's installed automatically.",
    );
    process.exit(1);
  }
  return paths();
}

/** A missing engine gets an empty path, so that the tests don't look for it themselves. */
const paths = () => Object.fromEntries(engines.map((engine) => [engine.variable, find(engine) ?? '']));

const areOnPath = (commands) => commands.every((command) => candidatePaths([command]).some(isExecutable));

const isComplete = (engine) => find(engine) !== undefined && areOnPath(engine.journeysNeed);

function find({ variable, commands, needs }) {
  if (!areOnPath(needs)) return undefined;
  const named = process.env[variable];
  return (named ? [named] : candidatePaths(commands)).find(isExecutable);
}
