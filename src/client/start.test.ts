import { afterEach, expect, test } from 'vitest';
import { settleAddress } from './start.ts';

const open = (address: string): string => {
  history.replaceState(null, '', address);
  settleAddress(location, history);
  return location.pathname + location.search + location.hash;
};

afterEach(() => sessionStorage.clear());

test('refresh=true clears the whole query and keeps the path', { tags: ['R-2.13', 'R-2.14'] }, () => {
  expect(open('/?refresh=true')).toBe('/');
  expect(open('/subscribe?refresh=true&foo=1')).toBe('/subscribe');
  expect(open('/subscribe?checkout=1')).toBe('/subscribe?checkout=1');
});

test('an invite link becomes / and leaves its id, letter case kept', { tags: ['R-2.2', 'R-2.3'] }, () => {
  expect(open('/AbC9xYz')).toBe('/');
  expect(sessionStorage.getItem('referrerId')).toBe('AbC9xYz');
});

test('known and unknown paths leave no referrer', { tags: ['R-2.10', 'R-2.11'] }, () => {
  for (const path of ['/', '/TERMS', '/Subscribe', '/foo/bar']) expect(open(path)).toBe(path);
  expect(sessionStorage.getItem('referrerId')).toBeNull();
});
