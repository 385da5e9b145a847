import { expect, test } from 'vitest';
import { isLivePath, matchPath } from './routes.ts';

test('matches the screen for My dictionary', () => {
  expect(matchPath('/words')).toEqual({ screen: 'words' });
});

test('matches the page for settings, which is never an invite', () => {
  expect(matchPath('/settings')).toEqual({ screen: 'settings' });
  expect(matchPath('/Settings/')).toEqual({ screen: 'settings' });
});

test('matches the page for developers', () => {
  expect(matchPath('/developers/')).toEqual({ screen: 'developers' });
});

test('matches the known paths', { tags: ['R-2.1', 'R-2.12'] }, () => {
  expect(matchPath('/')).toEqual({ screen: 'main' });
  expect(matchPath('/subscribe')).toEqual({ screen: 'subscribe' });
  expect(matchPath('/account')).toEqual({ screen: 'account' });
  expect(matchPath('/conversation')).toEqual({ screen: 'conversation' });
  expect(matchPath('/terms')).toEqual({ screen: 'terms' });
  expect(matchPath('/privacy')).toEqual({ screen: 'privacy' });
});

test('ignores letter case and trailing slashes', { tags: ['R-2.11'] }, () => {
  expect(matchPath('/Subscribe')).toEqual({ screen: 'subscribe' });
  expect(matchPath('/TERMS/')).toEqual({ screen: 'terms' });
  expect(matchPath('/Privacy')).toEqual({ screen: 'privacy' });
});

test('treats any other single segment as an invite and keeps its letter case', {
  tags: ['R-2.2', 'R-2.3'],
}, () => {
  expect(matchPath('/abc123')).toEqual({ invite: 'abc123' });
  expect(matchPath('/AbC9xYz/')).toEqual({ invite: 'AbC9xYz' });
  expect(matchPath('/constructor')).toEqual({ invite: 'constructor' });
  expect(matchPath('/a%20b')).toEqual({ invite: 'a b' });
});

test('does not match deeper paths, files or broken escapes', { tags: ['R-2.10'] }, () => {
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

test.each([
  ['/live/0abc-defg-hjkm', true],
  ['/live/0abc-defg-hjkm/', true],
  ['/Live/%F0%9F%90%A6', true],
  ['/live', false],
  ['/live/', false],
  ['/live/a/b', false],
  ['/alive/a', false],
])('%s leads to live captions: %s', (path, expected) => {
  expect(isLivePath(path)).toBe(expected);
});
