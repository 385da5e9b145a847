import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { interfaceLanguages } from '../src/shared/interface-languages.ts';

const client = join(import.meta.dirname, '../src/client');
const read = (file: string) => readFileSync(join(client, file), 'utf8');

/** The sandbox and the policies are in English only. */
const english = ['sandboxStrings', 'policyTexts'];

test('every text that users see can be translated', () => {
  const plain = globSync('**/*strings.ts', { cwd: client }).flatMap((file) =>
    [...read(file).matchAll(/^export const (\w+)(?!.*translated).*$/gm)].map(([, name]) => name),
  );
  expect(plain.filter((name) => name && !english.includes(name))).toEqual([]);
});

test('every group of texts has a unique key that exists in all languages', () => {
  const known = read('interface/translations.ts');
  const files = globSync('**/*.{ts,tsx}', { cwd: client }).filter(
    (file) => !file.startsWith('interface/trans') && !file.includes('.test.'),
  );
  const keys = files.flatMap((file) =>
    [...read(file).matchAll(/\btranslated(?:<[^']*?>)?\(\s*'(\w+)'/g)].map(([, key]) => key),
  );
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(keys.filter((key) => !known.includes(`  ${key}: `))).toEqual([]);
});

test('every translated language is in the menu', () => {
  const folders = globSync('interface/*/index.ts', { cwd: client }).map((file) => basename(dirname(file)));
  expect(folders.length).toBeGreaterThan(0);
  const ids: readonly string[] = interfaceLanguages.map(({ id }) => id);
  expect(folders.filter((id) => !ids.includes(id))).toEqual([]);
});
