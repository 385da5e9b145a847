import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createExportZip } from './create-export-zip.ts';

test('puts every text and an index into the ZIP', async () => {
  const items = ['Good morning. "Hello"', 'おはよう。'].map((text, index) => ({
    transcriptionId: String(index),
    text,
    language: index === 0 ? ('en-US' as const) : ('ja-JP' as const),
    createdAt: '2026-11-03T10:00:00.000Z',
  }));
  const file = await createExportZip(items);
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(parts)).toEqual(['index.csv', '001 Good morning. Hello.txt', '002 おはよう.txt']);
  expect(strFromU8(parts['002 おはよう.txt'] ?? new Uint8Array())).toBe('おはよう。\n');
  expect(strFromU8(parts['index.csv'] ?? new Uint8Array())).toContain(
    '"001 Good morning. Hello.txt","English (US)","2026-11-03T10:00:00.000Z","21"',
  );
});
