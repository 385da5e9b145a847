import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { toolEnvironment } from './install.mjs';
import { createMemoryFolder } from './memory-folder.mjs';
import { runInParallel } from './run.mjs';

const reports = join('node_modules', '.cache', 'reports');

/** Leaves out the tests that CONTRIBUTING.md calls exhaustive. */
export const withoutExhaustive = {
  unit: ['--tags-filter=!exhaustive', '--project=!postgres-rest'],
  browser: ['--grep-invert=@exhaustive'],
};

/** Starts all unit tests, or those named by the arguments. */
export function startUnitTests(args = []) {
  const file = reportFile('unit.json');
  const folder = createMemoryFolder();
  const { ended, show } = runInParallel(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args],
    { env: toolEnvironment({ NODE_ENV: 'test', ...(folder && { TMPDIR: folder }) }) },
  );
  const startedAt = performance.now();
  const result = ended.then((code) => {
    const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0, testResults = [] } = read(file);
    return {
      took: `unit tests ${minutesSince(startedAt)}`,
      passed: numPassedTests,
      failed: numFailedTests || (code === 0 ? 0 : Math.max(1, numFailedTestSuites)),
      tests: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, duration = 0 }) => ({
          title: `${relative('.', name)} › ${fullName}`,
          duration,
        })),
      ),
    };
  });
  return { result, show };
}

/** Starts the browser tests with the given browser paths in the environment. */
export function startBrowserTests(browsers, args = []) {
  const file = reportFile('browser.json');
  const { ended, show } = runInParallel('playwright', ['test', '--reporter=dot,json', ...args], {
    env: toolEnvironment({ ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  });
  const startedAt = performance.now();
  const result = ended.then((code) => {
    const { stats = {}, suites = [] } = read(file);
    const { expected = 0, unexpected = 0, flaky = 0 } = stats;
    return {
      took: `browser tests ${minutesSince(startedAt)}`,
      passed: expected,
      failed: unexpected + flaky || (code === 0 ? 0 : 1),
      tests: suites.flatMap((suite) => testsOf(suite)),
    };
  });
  return { result, show };
}

const testsOf = ({ suites = [], specs = [] }) => [
  ...suites.flatMap((suite) => testsOf(suite)),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      title: `e2e/${file} › ${title}`,
      duration: Math.max(0, ...results.map(({ duration }) => duration)),
    })),
  ),
];

/** Shows the output of parallel runs one after the other, then the slow tests and the result. */
export async function report(runs) {
  const results = [];
  for (const { result, show } of runs) {
    show();
    results.push(await result);
  }
  const slowest = results
    .flatMap(({ tests }) => tests)
    .sort((a, b) => b.duration - a.duration)
    .slice(0, 10);
  console.log('\nThe slowest ten tests:');
  for (const { title, duration } of slowest) {
    console.log(`${(duration / 1_000).toFixed(1).padStart(7)} s  ${title}`);
  }
  const parts = results.map(({ took }) => took).join(', ');
  console.log(`\n${minutesSince(0)} minutes in all, ${parts}`);
  printResult(results);
}

/** Such as 3:07, since a time of this process's clock. */
function minutesSince(startedAt) {
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The last line, which continuous integration reads. */
export function printResult(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 ? 0 : 1);
}

function reportFile(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
