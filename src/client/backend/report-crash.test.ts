import { expect, test, vi } from 'vitest';
import { api } from '../../shared/api.ts';
import { PartLoadError } from '../ui/error-boundary.tsx';
import { createCrashReporter } from './report-crash.ts';
import { prerenderedCapabilities } from './server-backend.ts';

const chromium = `
    at Words (https://rhapsode.example/assets/words-B1_x.js:1:204)
    at div
    at Suspense`;
const safari = `
Words@https://rhapsode.example/assets/words-B1_x.js:1:204
div@unknown:0:0
Suspense@unknown:0:0`;

function setUp(wordsStayHere = false) {
  const send = vi.fn(
    async (_name: string, _options: { body: unknown }) => new Response(null, { status: 204 }),
  );
  const capabilities = { ...prerenderedCapabilities, wordsStayHere };
  const report = createCrashReporter({ send: send as never, capabilities }, 'index-A2.js');
  return { report, bodies: () => send.mock.calls.map(([, { body }]) => body) };
}

test('reports the kind of error and where it happened, but not its message', () => {
  const { report, bodies } = setUp();
  report(new TypeError('“Nobody slept” is not a function'), chromium);
  expect(bodies()).toEqual([
    {
      name: 'TypeError',
      version: 'index-A2.js',
      components: ['Words words-B1_x.js:1:204', 'div', 'Suspense'],
    },
  ]);
});

test('names the file that could not be loaded', () => {
  const { report, bodies } = setUp();
  const cause = new TypeError('Failed to fetch dynamically imported module: https://r.example/assets/a-1.js');
  report(new PartLoadError('', { cause }), safari);
  expect(bodies()).toMatchObject([{ name: 'PartLoadError', chunk: 'a-1.js' }]);
});

test('sends only what the contract accepts', () => {
  const { report, bodies } = setUp();
  report(new Error('a'), chromium);
  report(new Error('b'), safari);
  report('a string', 'at odd “stack” line\n    at Fine');
  for (const body of bodies()) expect(api.reportCrash.body.safeParse(body).error).toBeUndefined();
  expect(bodies()).toHaveLength(3);
});

test('reports each crash once, and only the first five', () => {
  const { report, bodies } = setUp();
  for (let line = 0; line < 9; line += 1) {
    report(new Error(), `at A (https://r.example/a.js:${line}:1)`);
    report(new Error(), `at A (https://r.example/a.js:${line}:1)`);
  }
  expect(bodies()).toHaveLength(5);
});

test('reports nothing while On this device is on', () => {
  const { report, bodies } = setUp(true);
  report(new Error(), chromium);
  expect(bodies()).toEqual([]);
});
