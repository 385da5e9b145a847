import { expect, it } from 'vitest';
import { signInMessage } from './sign-in-errors.ts';

it.each([
  ['cancelled', null],
  ['user-cancelled', null],
  ['popup-closed', null],
  ['auth/popup-closed-by-user', null],
  ['failed', 'Something went wrong with sign-in. Please try again.'],
  ['anything-else', 'Something went wrong with sign-in. Please try again.'],
])('turns the code %s into %s', { tags: ['R-8.29'] }, (code, message) => {
  expect(signInMessage(code)?.description ?? null).toBe(message);
});
