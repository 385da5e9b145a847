import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';
import fc from './test-seed.ts';

describe('return path after sign-in', { tags: ['R-10.9'] }, () => {
  it.each([
    ['/subscribe', '/subscribe'],
    ['/subscribe?checkout=1', '/subscribe?checkout=1'],
    ['/#saved', '/#saved'],
    ['/', '/'],
    [undefined, '/'],
    ['', '/'],
    ['subscribe', '/'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['///evil.example', '/'],
    ['/\\evil.example', '/'],
    ['\\\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\n\\evil.example', '/'],
    ['/x/..//evil.example', '/'],
    ['/./\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/api/auth/google', '/'],
    ['/API/auth/logout', '/'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/%5Cevil.example', '/%5Cevil.example'],
  ])('turns %j into %j', (wanted, path) => {
    expect(safeReturnPath(wanted)).toBe(path);
  });

  it('never leaves the site', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\r\n',
      'evil.example',
      '%2f',
    );
    const anything = fc.oneof(
      fc.string(),
      fc.array(parts).map((list) => `/${list.join('')}`),
    );
    fc.assert(
      fc.property(anything, (wanted) => {
        expect(new URL(safeReturnPath(wanted), 'https://app.example').origin).toBe('https://app.example');
      }),
    );
  });
});
