import { expect, test } from 'vitest';
import { date, on, since, until } from './formats.ts';

test.each([
  ['2026-12-08', 'l’8 dicembre 2026', 'dall’8 dicembre 2026', 'fino all’8 dicembre 2026'],
  ['2026-12-11', 'l’11 dicembre 2026', 'dall’11 dicembre 2026', 'fino all’11 dicembre 2026'],
  ['2026-12-18', 'il 18 dicembre 2026', 'dal 18 dicembre 2026', 'fino al 18 dicembre 2026'],
])('writes %s with the article of its day', (day, ...expected) => {
  const written = date(day);
  expect([on(written), since(written), until(written)]).toEqual(expected);
});
