import { expect, it } from 'vitest';
import { databaseFault } from './database-fault.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  ['ECONNREFUSED', 'unreachable'],
  ['ECONNRESET', 'unreachable'],
  ['08006', 'unreachable'],
  ['53300', 'unreachable'],
  ['57P01', 'unreachable'],
  ['57P03', 'unreachable'],
  ['58030', 'unreachable'],
  ['SQLITE_IOERR_READ', 'unreachable'],
  ['SQLITE_CANTOPEN', 'unreachable'],
  ['SQLITE_READONLY_DBMOVED', 'unreachable'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_BUSY_SNAPSHOT', 'locked'],
  ['SQLITE_FULL', 'no-space'],
  ['ENOSPC', 'no-space'],
  ['53100', 'no-space'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_IOERR_WRITE', 'read-only'],
  ['25006', 'read-only'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['XX001', 'damaged'],
])('classifies %s as %s', (code, fault) => expect(databaseFault(withCode(code))).toBe(fault));

it.each(['23505', '42601', '22021', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', 'ENOENT', ''])(
  'treats %s as a faulty query',
  (code) => expect(databaseFault(withCode(code))).toBeUndefined(),
);

it('recognises driver errors without a code', () => {
  for (const text of ['Connection terminated unexpectedly', 'timeout exceeded when trying to connect']) {
    expect(databaseFault(new Error(text))).toBe('unreachable');
  }
  expect(databaseFault(new Error('Cannot read properties of undefined'))).toBeUndefined();
  expect(databaseFault('ECONNREFUSED')).toBeUndefined();
});
