import { installFromDebian, isExecutable, placesOnPath } from './debian.mjs';

/** The engines beside Chromium: where the tests look for them, and Debian's packages. */
const engines = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    needs: [],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    needs: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** Where the other engines are, for the environment of the tests; says which are skipped. */
export function findBrowsers() {
  for (const { name, packages } of engines.filter((engine) => !find(engine))) {
    console.log(
      `${name} is not installed, so its smoke test is skipped. On Debian: apt-get install ${packages.join(' ')}`,
    );
  }
  return paths();
}

/** The same, but a missing engine is installed, or ends the run. */
export function ensureBrowsers() {
  for (const engine of engines) {
    if (find(engine) || (installFromDebian(engine.name, engine.packages) && find(engine))) continue;
    console.error(
      `These tests need ${engine.name}, and it was not found.\n` +
        `Install it (on Debian: apt-get install ${engine.packages.join(' ')}), or set ${engine.variable} to where it is.\n` +
        'On Debian or Ubuntu as root this happens by itself.',
    );
    process.exit(1);
  }
  return paths();
}

/** An engine that is not there gets an empty path: the tests then look nowhere else. */
const paths = () => Object.fromEntries(engines.map((engine) => [engine.variable, find(engine) ?? '']));

function find({ variable, commands, needs }) {
  if (needs.some((command) => !placesOnPath([command]).some(isExecutable))) return undefined;
  const named = process.env[variable];
  return (named ? [named] : placesOnPath(commands)).find(isExecutable);
}
