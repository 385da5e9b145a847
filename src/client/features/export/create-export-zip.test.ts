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
  const parts = unzipSync(await new Response(createExportZip(items).stream()).bytes());
  expect(Object.keys(parts)).toEqual(['index.csv', '001 Good morning. Hello.txt', '002 おはよう.txt']);
  expect(strFromU8(parts['002 おはよう.txt'] ?? new Uint8Array())).toBe('おはよう。\n');
  expect(strFromU8(parts['index.csv'] ?? new Uint8Array())).toContain(
    '"001 Good morning. Hello.txt","English (US)","2026-11-03T10:00:00.000Z","21"',
  );
});

test('compresses text only when it is read', async () => {
  let texts = 0;
  const item = {
    transcriptionId: '1',
    language: 'en-US',
    createdAt: '2026-11-03T10:00:00.000Z',
    get text() {
      texts += 1;
      return 'Good morning.';
    },
  } as const;
  const reader = createExportZip([item, item, item]).stream().getReader();
  await reader.read();
  const atFirst = texts;
  for (let { done } = await reader.read(); !done; { done } = await reader.read());
  expect(texts).toBeGreaterThan(atFirst);
});
