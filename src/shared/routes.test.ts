import { expect, test } from 'vitest';
import { matchPath } from './routes.ts';

test('R-2.1 R-2.12 the four known paths', () => {
  expect(matchPath('/')).toEqual({ screen: 'main' });
  expect(matchPath('/subscribe')).toEqual({ screen: 'subscribe' });
  expect(matchPath('/terms')).toEqual({ screen: 'terms' });
  expect(matchPath('/privacy')).toEqual({ screen: 'privacy' });
});

test('R-2.11 letter case and trailing slashes do not matter', () => {
  expect(matchPath('/Subscribe')).toEqual({ screen: 'subscribe' });
  expect(matchPath('/TERMS/')).toEqual({ screen: 'terms' });
  expect(matchPath('/Privacy')).toEqual({ screen: 'privacy' });
});

test('R-2.2 R-2.3 any other single segment is an invite, its letter case kept', () => {
  expect(matchPath('/abc123')).toEqual({ invite: 'abc123' });
  expect(matchPath('/AbC9xYz/')).toEqual({ invite: 'AbC9xYz' });
  expect(matchPath('/constructor')).toEqual({ invite: 'constructor' });
  expect(matchPath('/a%20b')).toEqual({ invite: 'a b' });
});

test('R-2.10 deeper paths, files and broken escapes are not found', () => {
  for (const path of [
    '/foo/bar',
    '/terms/x',
    '/subscribe/x/y',
    '/logo.svg',
    '/%E0%A4%A',
    `/${'x'.repeat(256)}`,
  ]) {
    expect(matchPath(path)).toEqual({ screen: 'not-found' });
  }
});
