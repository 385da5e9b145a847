import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTinyModelsFolder } from '../../../test/tiny-engine.ts';
import { findBuiltInModels } from './built-in-models.ts';

let folder: string;
let problems: string[];
beforeEach(() => {
  folder = createTinyModelsFolder();
  problems = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const find = () =>
  findBuiltInModels(folder, (problem) => problems.push(problem)).map(
    ({ source, target }) => `${source}-${target}`,
  );

it('finds every model', () => {
  expect(find()).toEqual(['en-es', 'en-fr', 'es-en']);
  expect(problems).toEqual([]);
});

it('names a missing file and leaves its direction out', () => {
  rmSync(join(folder, 'en-fr/model.bin.br'));
  expect(find()).toEqual(['en-es', 'es-en']);
  expect(problems).toEqual(['translation from en to fr is not available: en-fr/model.bin.br is missing']);
});

it('reports a list that can’t be read', () => {
  writeFileSync(join(folder, 'manifest.json'), '{');
  expect(find()).toEqual([]);
  expect(problems).toEqual([
    `translation is not available: ${join(folder, 'manifest.json')} is missing or damaged`,
  ]);
});
