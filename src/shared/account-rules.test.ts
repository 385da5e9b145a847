import { expect, test } from 'vitest';
import { isSameEmail } from './account-rules.ts';

test.each([
  ['ann@example.com', true],
  [' Ann@Example.com ', true],
  ['ann@example.co', false],
  ['', false],
])('decides whether %j matches ann@example.com', (typed, same) => {
  expect(isSameEmail(typed, 'ann@example.com')).toBe(same);
});
