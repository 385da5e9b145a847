import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './is-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  'ECONNREFUSED',
  'ECONNRESET',
  '08006',
  '53300',
  '57P01',
  '57P03',
  'SQLITE_BUSY',
  'SQLITE_IOERR_WRITE',
])('%s: the database does not answer for now', (code) =>
  expect(isDatabaseUnavailable(withCode(code))).toBe(true),
);

it.each(['23505', '42601', '22021', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', ''])(
  '%s: a query is wrong',
  (code) => expect(isDatabaseUnavailable(withCode(code))).toBe(false),
);

it('knows what the driver says without a code', () => {
  for (const text of ['Connection terminated unexpectedly', 'timeout exceeded when trying to connect']) {
    expect(isDatabaseUnavailable(new Error(text))).toBe(true);
  }
  expect(isDatabaseUnavailable(new Error('Cannot read properties of undefined'))).toBe(false);
  expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false);
});
