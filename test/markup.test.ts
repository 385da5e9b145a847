import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Everything that can turn a text into elements. What React and `textContent` show is always text. */
const turnsTextIntoMarkup =
  /dangerouslySetInnerHTML|(?:inner|outer)HTML|insertAdjacentHTML|setHTML|parseHTML|document\.write|srcdoc|createContextualFragment|text\/html/i;

const files = globSync('src/client/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

test('no part of the page can show a name or a text as markup', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => turnsTextIntoMarkup.test(readFileSync(file, 'utf8')))).toEqual([]);
});
