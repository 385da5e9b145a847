import { expect, test } from 'vitest';
import { ConfigError } from '../config/config-problems.ts';
import { withFaultAttribution } from './fault-attribution.ts';

const failing = (error: unknown) => withFaultAttribution('DATABASE_URL', () => Promise.reject(error));

test.each([
  ['28P01', 'password authentication failed', '. Check the user and the password in the address.'],
  ['3D000', 'database "x" does not exist', '. Check its name in the address, or create it with createdb.'],
  ['42501', 'permission denied for schema public', ''],
])('names the setting to check after an external failure: %s', async (code, message, next) => {
  const error = Object.assign(new Error(message), { code });
  const caught = await failing(error).catch((reason: unknown) => reason);
  expect(caught).toBeInstanceOf(ConfigError);
  expect(caught).toHaveProperty('message', `DATABASE_URL: ${message}${next}`);
});

test.each([
  [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })],
  [Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })],
])('says in plain words that the database cannot be reached: %s', async (error) => {
  const caught = await failing(error).catch((reason: unknown) => reason);
  expect(caught).toHaveProperty(
    'message',
    `DATABASE_URL: the database cannot be reached (${error.message || error.code})`,
  );
});

test.each([
  ['EACCES', 'this user has no permission to use /srv/data (EACCES)'],
  ['ENOTDIR', '/srv/data is not a folder (ENOTDIR)'],
  ['ENOENT', '/srv/data can’t be created (ENOENT)'],
  ['EROFS', '/srv/data is on a read-only disk (EROFS)'],
])('says in plain words why a folder cannot be used: %s', async (code, words) => {
  const error = Object.assign(new Error(`${code}: mkdir`), { code, syscall: 'mkdir', path: '/srv/data' });
  await expect(withFaultAttribution('DATA_DIR', () => Promise.reject(error))).rejects.toThrow(
    new ConfigError(`DATA_DIR: ${words}`),
  );
});

test.each([
  ['SQLITE_NOTADB', 'file is not a database', 'the database is damaged'],
  ['SQLITE_READONLY', 'attempt to write a readonly database', 'the database cannot be written to'],
  ['SQLITE_CANTOPEN', 'unable to open database file', 'the database cannot be reached'],
])('says why a database cannot be used: %s', async (code, message, words) => {
  const caught = await failing(Object.assign(new Error(message), { code })).catch(
    (reason: unknown) => reason,
  );
  expect(caught).toBeInstanceOf(ConfigError);
  expect(caught).toHaveProperty('message', `DATABASE_URL: ${words} (${message})`);
});

test.each([
  ['SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', 'the database requires a password'],
  ['The server does not support SSL connections', 'the database does not support TLS (sslmode)'],
])('explains refusals of the database client: %s', async (message, words) => {
  const caught = await failing(new Error(message)).catch((reason: unknown) => reason);
  expect(caught).toHaveProperty('message', `DATABASE_URL: ${words}`);
});

test.each([
  [new TypeError('x is not a function')],
  [Object.assign(new Error('syntax error'), { code: '42601' })],
])('passes our own errors through: %s', async (error) => {
  await expect(failing(error)).rejects.toBe(error);
});
