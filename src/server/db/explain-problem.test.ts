import pg from 'pg';
import { expect, test } from 'vitest';
import { explainProblem } from './explain-problem.ts';

const explained = (code: string, more: object = {}, message = 'the original message') =>
  String(
    explainProblem(Object.assign(new Error(message), { code, ...more }), {
      url: 'postgres://me@db.example:5433/texts',
      diskFull: 'Nothing was written.',
      connectionLost: 'Nothing was changed.',
    }),
  );

test.each([
  ['EACCES', /You may not use \/backups\. .*change the permissions, or name another place/],
  ['EPERM', /You may not use \/backups/],
  ['EROFS', /\/backups is on a disk that can only be read\. Name another place/],
  ['ENOENT', /\/backups doesn't exist\. .*create the folder first/],
  ['ENOTDIR', /there is a file in its place\. Name another place/],
  ['EEXIST', /there is a file in its place/],
  ['EISDIR', /\/backups is a folder\. Name a file/],
  ['ENOSPC', /The disk is full\. Nothing was written/],
  ['SQLITE_CANTOPEN', /may not read or write there\. .*change the permissions of DATA_DIR/],
  ['SQLITE_READONLY', /may not read or write there/],
  ['SQLITE_CORRUPT', /database is damaged\. Restore a backup/],
  ['3F000', /This user may not do that\. It must own the database/],
  ['3D000', /There is no database called texts yet\. Create it with: createdb texts/],
])('says what to do about %s, and keeps the original message', (code, expected) => {
  const text = explained(code, { path: '/backups' });
  expect(text).toMatch(expected);
  expect(text).toContain('(the original message)');
});

test('says that a server that never answered should be checked, not that anything is continued', () => {
  expect(explained('', {}, 'timeout expired')).toMatch(
    /db\.example:5433 doesn't answer\. Check the address and the firewall/,
  );
});

test('says that nothing answers at a socket that isn’t there', async () => {
  const url = 'postgres:///texts?host=/nowhere';
  const client = new pg.Client({ connectionString: url });
  const error = await client.connect().catch((problem: unknown) => problem);
  const advice = { diskFull: '', connectionLost: '' };
  expect(String(explainProblem(error, { url, ...advice }))).toMatch(
    /Nothing answers at \/nowhere\/\.s\.PGSQL\.5432\. Is PostgreSQL running/,
  );
});

test('leaves what it does not know as it is', () => {
  expect(explained('42P01')).toBe('Error: the original message');
});
