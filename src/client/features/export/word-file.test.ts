import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import type * as BrandModule from '../../../shared/brand.ts';
import { createWordFile } from './word-file.ts';

vi.mock('../../../shared/brand.ts', async (original) => {
  const { brand } = await original<typeof BrandModule>();
  return { brand: { ...brand, name: 'Aoidos' } };
});

test('names the configured app as the creator of a Word document', async () => {
  const content = { title: 'Note', date: new Date(), languages: [], pairs: [], timings: [] };
  const file = await createWordFile(content);
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(strFromU8(parts['docProps/core.xml'] ?? new Uint8Array())).toContain(
    '<dc:creator>Aoidos</dc:creator>',
  );
});
