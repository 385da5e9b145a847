import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeModel } from './store-model.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rhapsode-models-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = (model: string, vocabulary = 'vocabulary') => ({
  model: Buffer.from(model),
  vocabulary: Buffer.from(vocabulary),
});

it('stores a model compressed, with its size and hash', () => {
  const { models } = storeModel(folder, 'en-es', files('weights'));
  expect(models).toMatchObject([
    {
      source: 'en',
      target: 'es',
      version: 1,
      model: {
        path: 'en-es/model.bin.br',
        bytes: 7,
        sha256: '9a129038d9a00aed0cf6a7ea059ca50a813449061ab87848cf1a13eafdf33b2c',
      },
    },
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'en-es/model.bin.br'))).toString()).toBe('weights');
  expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toEqual({ models });
});

it('stores a vocabulary once for both directions', () => {
  storeModel(folder, 'es-en', files('one'));
  const { models } = storeModel(folder, 'en-es', files('two'));
  expect(models.map(({ source }) => source)).toEqual(['en', 'es']);
  expect(new Set(models.map(({ vocabulary }) => vocabulary.path)).size).toBe(1);
  expect(readdirSync(join(folder, 'vocabularies'))).toHaveLength(1);
});

it('gives a changed model a new version and removes a vocabulary that no model uses', () => {
  storeModel(folder, 'en-es', files('one'));
  expect(storeModel(folder, 'en-es', files('one')).models[0]?.version).toBe(1);
  expect(storeModel(folder, 'en-es', files('two', 'other')).models[0]?.version).toBe(2);
  expect(readdirSync(join(folder, 'vocabularies'))).toHaveLength(1);
});

it('refuses a name that isn’t a direction', () => {
  expect(() => storeModel(folder, 'es', files('one'))).toThrow('"es" is not a direction such as en-es.');
});
