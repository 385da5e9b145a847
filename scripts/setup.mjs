// Plain JavaScript for Node.js 20 and newer, because it runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowsers, findBrowsers } from './browsers.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureBuild, ensureDependencies, nodePath, toolEnvironment } from './install.mjs';
import { ensurePgbouncer } from './pgbouncer.mjs';
import { run, runInParallel, runUntilExit } from './run.mjs';
import { printResult, report, startBrowserTests, startUnitTests, withoutExhaustive } from './tests.mjs';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const [command, ...rest] = process.argv.slice(2);
/** Environment variables take precedence over the .env file. */
const settings = existsSync('.env') ? ['--env-file=.env'] : [];
const linters = [
  ['biome', 'check', '--error-on-warnings', '.'],
  ['depcruise', 'src', 'e2e', 'test', 'bench', 'scripts'],
  ['knip', '--treat-config-hints-as-errors'],
];
const compilers = ['server', 'client', 'e2e'].map((part) => ['tsc', '-p', `tsconfig.${part}.json`]);

const commands = {
  async start() {
    const env = toolEnvironment();
    await ensureBuild(() => checkSettings(env));
    runUntilExit(nodePath(), [...settings, 'build/server/main.js'], { env });
  },

  /** For one household on its own machine: no sign-in and no plans. */
  async personal() {
    // With --lan, phones on the same network can open it too.
    const lan = rest.includes('--lan') ? { PERSONAL_LAN: 'on' } : {};
    if (rest.includes('--lan')) requirePassword();
    const env = toolEnvironment({ EDITION: 'personal', ...lan });
    await ensureBuild(() => checkSettings(env));
    // Without a terminal nobody can be asked, so nothing is downloaded.
    const asks = process.stdin.isTTY && process.stdout.isTTY;
    const entry = asks ? 'src/engines/install/personal.ts' : 'build/server/main.js';
    runUntilExit(nodePath(), [...settings, entry], { env });
  },

  /** Runs the client on PORT with hot reload, and a server that restarts when its code changes. */
  dev() {
    const port = Number(process.env.PORT ?? 3000);
    const env = toolEnvironment({
      NODE_ENV: 'development',
      PORT: String(port + 2),
      SANDBOX_PORT: process.env.SANDBOX_PORT ?? String(port + 1),
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    });
    runUntilExit(nodePath(), [...settings, '--watch', '--watch-preserve-output', 'src/server/main.ts'], {
      env,
    });
    const api = `http://localhost:${port + 2}`;
    runUntilExit('vite', ['--port', String(port), '--strictPort'], { env: { ...env, API_URL: api } });
  },

  async lint() {
    process.exit(await countFailures(linters));
  },

  async typecheck() {
    process.exit(await countFailures(compilers));
  },

  'test:unit'() {
    return report([startUnitTests(rest)]);
  },

  async 'test:e2e'() {
    const browsers = { ...findBrowsers(), CHROMIUM_PATH: ensureChromium() };
    await ensureBuild();
    return report([startBrowserTests(browsers, rest)]);
  },

  async 'test:browsers'() {
    const browsers = { ...ensureBrowsers(), CHROMIUM_PATH: ensureChromium() };
    await ensureBuild();
    return report([startBrowserTests(browsers, ['--config=e2e/browsers/playwright.config.ts', ...rest])]);
  },

  async 'test:languages'() {
    await ensureBuild();
    const config = '--config=e2e/languages/playwright.config.ts';
    return report([startBrowserTests({ CHROMIUM_PATH: ensureChromium() }, [config, ...rest])]);
  },

  async check() {
    await runStaticChecks();
    return report([startUnitTests([...withoutExhaustive.unit, ...rest])]);
  },

  /** What gives confidence in a few minutes. */
  test() {
    return runTests(withoutExhaustive);
  },

  /** Every test, on both databases. */
  'test:all'() {
    return runTests({ unit: [], browser: [] });
  },

  /** Lists, installs and removes engines that run on this computer. */
  engines() {
    // Models are downloaded through the same proxy as packages.
    const env = toolEnvironment({ NODE_USE_ENV_PROXY: '1' });
    run(nodePath(), [...settings, 'src/engines/install/main.ts', ...rest], { env });
  },

  /** Exports and deletes accounts. */
  account() {
    run(nodePath(), [...settings, 'src/server/commands/account-main.ts', ...rest], {
      env: toolEnvironment(),
    });
  },

  /** Copies the database, also while the app is running. */
  backup() {
    run(nodePath(), [...settings, 'src/server/commands/backup-main.ts', ...rest], { env: toolEnvironment() });
  },

  /** Restores a backup into an empty place. */
  restore() {
    run(nodePath(), [...settings, 'src/server/commands/restore-main.ts', ...rest], {
      env: toolEnvironment(),
    });
  },

  /** Moves everything between SQLite and PostgreSQL. */
  move() {
    // Node would otherwise take more memory than the copy needs, before it looks for garbage.
    const memory = ['--max-semi-space-size=4', '--max-old-space-size=100'];
    const args = [...memory, ...settings, 'src/server/commands/move-main.ts', ...rest];
    run(nodePath(), args, { env: toolEnvironment() });
  },

  /** Downloads voices and recognition, and checks that recognition can transcribe the voices. */
  async 'test:engines'() {
    await ensureBuild();
    const env = toolEnvironment({ CHROMIUM_PATH: ensureChromium() });
    run(nodePath(), ['e2e/real-engines.ts', ...rest], { env });
  },

  async bench() {
    await ensureBuild();
    run(nodePath(), ['bench/run.ts', ...rest], { env: toolEnvironment({ CHROMIUM_PATH: ensureChromium() }) });
  },

  async soak() {
    await ensureBuild();
    // Without a group name before the options, all groups run.
    const needsPgbouncer = (rest[0] ?? '--').startsWith('--') || rest.includes('failover');
    const tools = {
      CHROMIUM_PATH: ensureChromium(),
      ...(needsPgbouncer && { PGBOUNCER_PATH: ensurePgbouncer() }),
    };
    run(nodePath(), [...settings, 'bench/soak.ts', ...rest], { env: toolEnvironment(tools) });
  },
};

/** The server requires it too, but only after a build that can take a minute. */
function requirePassword() {
  const file = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  if (process.env.PERSONAL_PASSWORD || /^\s*(export\s+)?PERSONAL_PASSWORD[^\S\n]*=[^\S\n]*\S/m.test(file))
    return;
  console.error(
    'Other devices in your network can open the app with --lan, so it needs a password. Choose one and start it like this:\n' +
      "PERSONAL_PASSWORD='at least 8 characters' npm run personal -- --lan",
  );
  process.exit(1);
}

/** The server reports wrong settings too, but only after a build that can take a minute. */
function checkSettings(env) {
  run(nodePath(), [...settings, 'src/server/operations/check-settings.ts'], { env });
}

/** Runs checks in parallel and shows each one's output when it ends. */
async function countFailures(checks) {
  const codes = await Promise.all(
    checks.map(async ([tool, ...args]) => {
      const { ended, show } = runInParallel(tool, args, { env: toolEnvironment() });
      const code = await ended;
      show();
      return code;
    }),
  );
  return codes.filter((code) => code !== 0).length;
}

async function runTests({ unit: unitOptions, browser: browserOptions }) {
  const browsers = { ...findBrowsers(), CHROMIUM_PATH: ensureChromium() };
  await Promise.all([runStaticChecks(), ensureBuild()]);
  const unit = startUnitTests(unitOptions);
  // Not in parallel, because the two would slow each other down.
  await unit.result;
  return report([unit, startBrowserTests(browsers, browserOptions)]);
}

async function runStaticChecks() {
  const failed = await countFailures([...linters, ...compilers]);
  if (failed > 0) printResult([{ passed: 0, failed }]);
}

const work = commands[command];
if (!work) {
  console.error(`Unknown command ${command}. Commands: ${Object.keys(commands).join(', ')}`);
  process.exit(1);
}
ensureDependencies();
await work();
