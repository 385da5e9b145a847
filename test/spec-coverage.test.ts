import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

const numbersOf = (text: string) => text.match(/\bR-\d+\.\d+\b/g) ?? [];
/** Vitest calls them `tags`, Playwright `tag`. */
const tagsIn = (file: string) =>
  [...read(file).matchAll(/\btags?(?::| =) \[([^\]]*)\]/g)].flatMap(([, tags = '']) => numbersOf(tags));
const tests = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'e2e/**/*.test.ts'], { cwd: root });

const [specified = '', beyond = ''] = read('docs/spec-coverage.md').split('## Beyond the specification');
const rowsOf = (section: string, start: string) =>
  section
    .split('\n')
    .filter((line) => line.startsWith(start) && !/^\| (Rule|Feature) \|/.test(line))
    .map((line) => {
      const [, rule = '', text = '', holders = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { rule, text, files: [...holders.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) };
    });
const rows = rowsOf(specified, '| R-');

test('has one row per rule, in order, with a description and a test', () => {
  const inOrder = (rule: string) => rule.slice(2).split('.').map(Number);
  const sorted = rows
    .map(({ rule }) => rule)
    .toSorted((a, b) => {
      const [[sectionA = 0, numberA = 0], [sectionB = 0, numberB = 0]] = [inOrder(a), inOrder(b)];
      return sectionA - sectionB || numberA - numberB;
    });
  expect(rows.map(({ rule }) => rule)).toEqual(sorted);
  expect(new Set(sorted).size).toBe(sorted.length);
  expect(rows.length).toBeGreaterThan(300);
  // The numbers within a section have no gaps.
  for (const [index, rule] of sorted.entries()) {
    const [section, number] = inOrder(rule);
    const next = sorted[index + 1];
    if (next?.startsWith(`R-${section}.`)) expect(next).toBe(`R-${section}.${(number ?? 0) + 1}`);
  }
  expect(rows.filter(({ text, files }) => text.length < 5 || files.length === 0)).toEqual([]);
});

test('names only tests that exist and carry the rule’s tag', () => {
  const wrong = rows.flatMap(({ rule, files }) =>
    files
      .filter(
        (file) => !/\.test\.tsx?$/.test(file) || !existsSync(root + file) || !tagsIn(file).includes(rule),
      )
      .map((file) => `${rule} ${file}`),
  );
  expect(wrong).toEqual([]);
});

test('lists every tagged test in the row of its rule', () => {
  const named = new Map(rows.map(({ rule, files }) => [rule, files]));
  const strangers = tests
    .flatMap((file) => [...new Set(tagsIn(file))].map((rule) => ({ rule, file })))
    .filter(({ rule, file }) => !named.get(rule)?.includes(file));
  expect(strangers).toEqual([]);
});

test('mentions rule numbers only in tags', () => {
  expect(tests.filter((file) => numbersOf(read(file)).length !== tagsIn(file).length)).toEqual([]);
});

test('names an existing test for every feature beyond the specification', () => {
  const features = rowsOf(beyond, '| ');
  const [, listed = ''] =
    /testMatch: \[('journeys[^\]]*)\]/.exec(read('e2e/browsers/playwright.config.ts')) ?? [];
  const inAllBrowsers = [...listed.matchAll(/'([^']+)'/g)].map(([, name]) => `e2e/browsers/${name}`);
  const known = [...tests, ...inAllBrowsers];
  expect(features.length).toBeGreaterThan(40);
  const isWrong = ({ text, files }: (typeof features)[number]) =>
    text.length < 5 || files.length === 0 || files.some((file) => !known.includes(file));
  expect(features.filter(isWrong)).toEqual([]);
});

test('names only files that exist in “Following a feature”', () => {
  const [, walks = ''] = read('CONTRIBUTING.md').split(/^## Following a feature|^## Correcting/m);
  const paths = walks.split(/^\d+\. /m).flatMap((item) => {
    const names = [...item.matchAll(/`(src\/[^`]+|[^`]+\.tsx?)`/g)].map(([, name = '']) => name);
    return names.map((name) => (name.startsWith('src/') ? name : `${names[0]}/${name}`));
  });
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !existsSync(root + path))).toEqual([]);
});
