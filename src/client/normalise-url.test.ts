import { afterEach, expect, test } from 'vitest';
import { normaliseUrl } from './normalise-url.ts';

const open = (url: string): string => {
  history.replaceState(null, '', url);
  normaliseUrl(location, history);
  return location.pathname + location.search + location.hash;
};

afterEach(() => sessionStorage.clear());

test('clears the whole query with refresh=true and keeps the path', { tags: ['R-2.13', 'R-2.14'] }, () => {
  expect(open('/?refresh=true')).toBe('/');
  expect(open('/subscribe?refresh=true&foo=1')).toBe('/subscribe');
  expect(open('/subscribe?checkout=1')).toBe('/subscribe?checkout=1');
});

test('turns an invite link into / and keeps the letter case of its id', {
  tags: ['R-2.2', 'R-2.3'],
}, () => {
  expect(open('/AbC9xYz')).toBe('/');
  expect(sessionStorage.getItem('referrerId')).toBe('AbC9xYz');
});

test('stores no referrer for known and not-found paths', { tags: ['R-2.10', 'R-2.11'] }, () => {
  for (const path of ['/', '/TERMS', '/Subscribe', '/foo/bar']) expect(open(path)).toBe(path);
  expect(sessionStorage.getItem('referrerId')).toBeNull();
});
