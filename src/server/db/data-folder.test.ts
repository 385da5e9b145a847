import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';

test('says that a file is not a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'data');
  writeFileSync(file, '');
  expect(() => prepareDataFolder(file)).toThrow(`ENOTDIR: not a directory, scandir '${file}'`);
});
