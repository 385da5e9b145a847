import { expect, test } from 'vitest';
import { createLogger } from '../logging/log.ts';
import { createTestApp } from '../testing/test-app.ts';

const crash = {
  name: 'TypeError',
  version: 'index-B1_x.js',
  components: ['ExportDialog export-dialog-a1.js:1:204', 'Suspense'],
};

async function setUp() {
  const logged: { msg: string }[] = [];
  const log = createLogger('warn', { write: (line) => void logged.push(JSON.parse(line)) });
  const test = await createTestApp({ env: { RATE_LIMITS: 'on' }, deps: { log } });
  const report = (payload: object) => test.app.inject({ method: 'POST', url: '/api/crashes', payload });
  return { ...test, logged, report };
}

test('writes a crash of the page to the log, without an account', async () => {
  const { report, logged } = await setUp();
  expect((await report(crash)).statusCode).toBe(204);
  expect((await report({ ...crash, name: 'PartLoadError', chunk: 'export-dialog-a1.js' })).statusCode).toBe(
    204,
  );
  expect(logged).toMatchObject([
    { crash, msg: 'the page crashed: TypeError' },
    { crash: { chunk: 'export-dialog-a1.js' }, msg: 'the page crashed: PartLoadError' },
  ]);
});

test('drops what the contract doesn’t know', async () => {
  const { report, logged } = await setUp();
  expect((await report({ ...crash, message: 'Nobody slept that night' })).statusCode).toBe(204);
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain('slept');
});

test.each([
  ['a sentence as a name', { ...crash, name: 'Nobody slept that night' }],
  ['a sentence as a component', { ...crash, components: ['at Editor', 'Nobody slept that night.'] }],
  ['an address as a chunk', { ...crash, chunk: 'https://example.com/?q=nobody' }],
  ['a line break', { ...crash, version: 'a\nforged log line' }],
  ['too many components', { ...crash, components: Array(21).fill('Suspense') }],
  ['a long name', { ...crash, name: 'E'.repeat(41) }],
])('refuses %s', async (_, payload) => {
  const { report, logged } = await setUp();
  expect((await report(payload)).statusCode).toBe(400);
  expect(logged).toEqual([]);
});

test('refuses a report that is too large', async () => {
  const { report, logged } = await setUp();
  expect((await report({ ...crash, version: 'x'.repeat(9_000) })).statusCode).toBe(413);
  expect(logged).toEqual([]);
});

test('accepts ten reports a minute from one address', async () => {
  const { report, clock, logged } = await setUp();
  for (let sent = 0; sent < 10; sent += 1) expect((await report(crash)).statusCode).toBe(204);
  expect((await report(crash)).statusCode).toBe(429);
  expect(logged).toHaveLength(10);
  clock.now += 61_000;
  expect((await report(crash)).statusCode).toBe(204);
});
