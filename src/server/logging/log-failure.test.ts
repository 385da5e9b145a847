import { beforeEach, expect, test } from 'vitest';
import { AppError } from '../../shared/errors.ts';
import { createLogger } from './log.ts';
import { logFailure } from './log-failure.ts';

let lines: { level: number; msg: string; err?: { stack: string } }[] = [];
const log = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
beforeEach(() => {
  lines = [];
});

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' });

test.each([
  [
    'a failed engine',
    new Error('The provider returned 500 engine_error'),
    'The provider returned 500 engine_error',
  ],
  [
    'an unreachable one',
    new TypeError('fetch failed', { cause: refused }),
    'connect ECONNREFUSED 127.0.0.1:9',
  ],
  ['personal data', new Error('no such customer: ann@people.test'), 'no such customer: [removed]'],
  [
    'control characters',
    new Error('no\u001b[2J such\r\n{"level":10}\u009b model\u0007'),
    'no[2J such {"level":10} model',
  ],
])('logs %s in one line without a stack', (_case, cause, detail) => {
  logFailure(log, 'error', new AppError('provider-unavailable', { cause }), 'request failed');
  expect(lines).toEqual([
    expect.objectContaining({ level: 50, msg: `request failed: provider-unavailable (${detail})` }),
  ]);
  expect(lines[0]).not.toHaveProperty('err');
});

test.each([
  ['directly', refused],
  ['by the readiness check', new AppError('not-ready', { cause: refused })],
])('logs a database that is down, found %s, in one line', (_case, error) => {
  logFailure(log, 'warn', error, 'request failed');
  expect(lines).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'request failed: the database cannot be reached (connect ECONNREFUSED 127.0.0.1:9)',
    }),
  ]);
});

test('logs the stack of anything that may be a bug', () => {
  logFailure(log, 'error', new TypeError('x is not a function'), 'request failed');
  expect(lines[0]).toMatchObject({ msg: 'request failed', err: { stack: expect.stringContaining('.ts:') } });
});

test('logs the stack of a failed service at the debug level', () => {
  const detailed: object[] = [];
  const debug = createLogger('debug', { write: (line) => void detailed.push(JSON.parse(line)) });
  logFailure(debug, 'error', new AppError('provider-failed'), 'request failed');
  expect(detailed).toHaveLength(2);
  expect(detailed[1]).toMatchObject({ level: 20, err: { stack: expect.any(String) } });
});

test('removes control characters from the messages and stacks of errors', () => {
  logFailure(log, 'error', new TypeError('\u001b]0;owned\u0007 is not a function'), 'request failed');
  expect(lines[0]?.err).toMatchObject({ message: ']0;owned is not a function' });
  expect(lines[0]?.err?.stack).toMatch(/^TypeError: \]0;owned is not a function\n +at /);
});
