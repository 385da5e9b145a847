import { installFromDebian, isExecutable, placesOnPath } from './debian.mjs';

/** The other browser engines, the variables with their paths, and their Debian packages. */
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

/** Finds the other engines and says which are skipped. */
export function findBrowsers() {
  for (const { name, packages } of engines.filter((engine) => !find(engine))) {
    console.log(
      `${name} is not installed, so its smoke test is skipped. On Debian: apt-get install ${packages.join(' ')}`,
    );
  }
  return paths();
}

/** Like the above, but installs a missing engine or stops. */
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

/** A missing engine gets an empty path, so that the tests don't look elsewhere. */
const paths = () => Object.fromEntries(engines.map((engine) => [engine.variable, find(engine) ?? '']));

function find({ variable, commands, needs }) {
  if (needs.some((command) => !placesOnPath([command]).some(isExecutable))) return undefined;
  const named = process.env[variable];
  return (named ? [named] : placesOnPath(commands)).find(isExecutable);
}
