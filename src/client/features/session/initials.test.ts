import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Test Person One', 'TO'],
  ['test', 'T'],
  ['  spaced   out  ', 'SO'],
  ['李 小龍', '李小'],
  ['👩‍🚀 Flyer', '👩‍🚀F'],
  ['', '?'],
])('R-2.21 %j is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
