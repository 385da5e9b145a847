import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Test Person One', 'TO'],
  ['test', 'T'],
  ['  spaced   out  ', 'SO'],
  ['李 小龍', '李小'],
  ['👩‍🚀 Flyer', '👩‍🚀F'],
  ['', '?'],
])('shows %j as %s', { tags: ['R-2.21'] }, (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
