// Plain JavaScript for Node.js 18 and newer: it runs before anything is installed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowsers, findBrowsers } from './browsers.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureBuild, ensureDependencies, nodePath, toolEnvironment } from './install.mjs';
import { handOver, run, tryRun } from './run.mjs';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const [command, ...rest] = process.argv.slice(2);
/** Environment variables take precedence over the .env file. */
const settings = existsSync('.env') ? ['--env-file=.env'] : [];
const reports = join('node_modules', '.cache', 'reports');

const commands = {
  start() {
    ensureBuild();
    handOver(nodePath(), [...settings, 'src/server/main.ts'], { env: toolEnvironment() });
  },

  /** Runs the client on PORT with hot reload, and the server with restarts. */
  dev() {
    const port = Number(process.env.PORT ?? 3000);
    const env = toolEnvironment({
      NODE_ENV: 'development',
      PORT: String(port + 2),
      SANDBOX_PORT: process.env.SANDBOX_PORT ?? String(port + 1),
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    });
    handOver(nodePath(), [...settings, '--watch', '--watch-preserve-output', 'src/server/main.ts'], { env });
    const api = `http://localhost:${port + 2}`;
    handOver('vite', ['--port', String(port), '--strictPort'], { env: { ...env, API_URL: api } });
  },

  lint,
  typecheck,

  'test:unit'() {
    report([unitTests()]);
  },

  'test:e2e'() {
    ensureBuild();
    report([browserTests(rest)]);
  },

  'test:browsers'() {
    const engines = ensureBrowsers();
    ensureBuild();
    report([browserTests(['--config=e2e/browsers/playwright.config.ts', ...rest], engines)]);
  },

  check() {
    lint();
    typecheck();
    const unit = unitTests();
    report([unit]);
  },

  test() {
    lint();
    typecheck();
    const unit = unitTests();
    ensureBuild();
    const browser = browserTests();
    report([unit, browser]);
  },

  bench() {
    ensureBuild();
    run(nodePath(), ['bench/run.ts', ...rest], { env: toolEnvironment({ CHROMIUM_PATH: ensureChromium() }) });
  },

  soak() {
    ensureBuild();
    run(nodePath(), [...settings, 'bench/soak.ts', ...rest], { env: toolEnvironment() });
  },
};

function lint() {
  const env = toolEnvironment();
  run('biome', ['check', '--error-on-warnings', '.'], { env });
  run('knip', ['--treat-config-hints-as-errors'], { env });
}

function typecheck() {
  const env = toolEnvironment();
  for (const world of ['server', 'client', 'e2e']) run('tsc', ['-p', `tsconfig.${world}.json`], { env });
}

function unitTests() {
  const file = join(reports, 'unit.json');
  rmSync(file, { force: true });
  const code = tryRun(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...rest],
    {
      env: toolEnvironment({ NODE_ENV: 'test' }),
    },
  );
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = readReport(file);
  return {
    passed: numPassedTests,
    failed: numFailedTests || (code === 0 ? 0 : Math.max(1, numFailedTestSuites)),
  };
}

function browserTests(args = [], engines = findBrowsers()) {
  const file = join(reports, 'browser.json');
  rmSync(file, { force: true });
  const code = tryRun('playwright', ['test', '--reporter=dot,json', ...args], {
    env: toolEnvironment({
      ...engines,
      CHROMIUM_PATH: ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  });
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(file).stats ?? {};
  return { passed: expected, failed: unexpected + flaky || (code === 0 ? 0 : 1) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function report(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 ? 0 : 1);
}

const work = commands[command];
if (!work) {
  console.error(`Unknown command ${command}. Commands: ${Object.keys(commands).join(', ')}`);
  process.exit(1);
}
ensureDependencies();
mkdirSync(reports, { recursive: true });
work();
