import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DamagedPart, manifestFile, readLargeFile, sha256 } from './parts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rhapsode-parts-'));
  mkdirSync(join(folder, 'voice'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const model = Buffer.alloc(2_500_000, 1);

function install(written: Buffer) {
  writeFileSync(join(folder, 'voice', 'model.onnx'), written);
  const files = { 'model.onnx': sha256(model) };
  writeFileSync(join(folder, 'voice', manifestFile), JSON.stringify({ source: 'voice@1', files }));
}

const read = (onRead: (read: number, size: number) => void = () => {}) =>
  readLargeFile(folder, 'voice', 'model.onnx', onRead);

it('says how much of a large file has been read', async () => {
  install(model);
  const told: number[][] = [];
  const found = await read((read, size) => told.push([read, size]));
  expect(found.equals(model)).toBe(true);
  expect(told.length).toBeGreaterThan(2);
  expect(told.every(([, size]) => size === 2_500_000)).toBe(true);
  expect(told.at(-1)).toEqual([2_500_000, 2_500_000]);
});

it('refuses a large file that has changed or is missing', async () => {
  const changed = Buffer.from(model);
  changed[2_000_000] = 9;
  install(changed);
  await expect(read()).rejects.toThrow(DamagedPart);
  install(model);
  rmSync(join(folder, 'voice', 'model.onnx'));
  await expect(read()).rejects.toThrow(/model.onnx is missing/);
});
