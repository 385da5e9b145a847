import { expect, test } from 'vitest';
import { isLoopbackName } from './loopback-name.ts';
import { matchPersonalPath } from './personal-paths.ts';

test.each([
  ['/', 'main'],
  ['//', 'main'],
  ['/words', 'words'],
  ['/settings', 'settings'],
  ['/developers', 'developers'],
  ['/conversation', 'conversation'],
  ['/personal/people', 'people'],
  ['/Personal/People/', 'people'],
  ['/terms', 'not-found'],
  ['/Privacy/', 'not-found'],
  ['/subscribe', 'not-found'],
  ['/account', 'not-found'],
  ['/AbC9xYz', 'not-found'],
  ['/foo/bar', 'not-found'],
])('routes %s to %s in the personal edition', (path, screen) => {
  expect(matchPersonalPath(path)).toEqual({ screen });
});

test.each(['localhost', 'LOCALHOST', 'rhapsode.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1'])(
  'treats %s as this machine',
  (host) => {
    expect(isLoopbackName(host)).toBe(true);
  },
);

test.each([
  '',
  '0.0.0.0',
  '192.168.1.5',
  'evil.example',
  'localhost.evil.example',
  'notlocalhost',
  '127.0.0.1.evil.example',
  'evil.example#.localhost',
  '[::2]',
  'localhost\n',
])('treats %j as another machine', (host) => {
  expect(isLoopbackName(host)).toBe(false);
});
