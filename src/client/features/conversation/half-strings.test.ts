import { expect, test } from 'vitest';
import { languageCodes } from '../../../shared/languages.ts';
import { halfStrings } from './half-strings.ts';

test.each(languageCodes)('every string exists in %s', (language) => {
  const words = Object.values(halfStrings(language));
  expect(words).toHaveLength(12);
  expect(words.every((text) => text !== '')).toBe(true);
  expect(new Set(words).size).toBe(words.length);
});
