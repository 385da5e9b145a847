import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DamagedPart, manifestFile, sha256, verifyLargePart } from './parts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rhapsode-parts-'));
  mkdirSync(join(folder, 'voice'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const model = Buffer.alloc(2_500_000, 1);
const speaker = Buffer.alloc(500_000, 2);

function install(written: Buffer) {
  writeFileSync(join(folder, 'voice', 'model.onnx'), written);
  writeFileSync(join(folder, 'voice', 'speaker.bin'), speaker);
  const files = { 'model.onnx': sha256(model), 'speaker.bin': sha256(speaker) };
  writeFileSync(join(folder, 'voice', manifestFile), JSON.stringify({ source: 'voice@1', files }));
}

it('says how much of a large part has been read', async () => {
  install(model);
  const told: number[][] = [];
  const found = await verifyLargePart(folder, 'voice', (read, size) => told.push([read, size]));
  expect(found).toBe(join(folder, 'voice'));
  expect(told.length).toBeGreaterThan(2);
  expect(told.every(([, size]) => size === 3_000_000)).toBe(true);
  expect(told.at(-1)).toEqual([3_000_000, 3_000_000]);
});

it('refuses a large part with a changed or missing file', async () => {
  const changed = Buffer.from(model);
  changed[2_000_000] = 9;
  install(changed);
  await expect(verifyLargePart(folder, 'voice', () => {})).rejects.toThrow(DamagedPart);
  install(model);
  rmSync(join(folder, 'voice', 'speaker.bin'));
  await expect(verifyLargePart(folder, 'voice', () => {})).rejects.toThrow(/speaker.bin is missing/);
});
