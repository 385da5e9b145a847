import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createWav } from '../../shared/test-wav.ts';
import { measureRecording } from './recording-length.ts';

const stored = (name: string) => Buffer.from(readFileSync(`e2e/import-files/${name}`));

it('measures recordings', async () => {
  expect(await measureRecording(Buffer.from(createWav(2)))).toBeCloseTo(2, 1);
  expect(await measureRecording(stored('spoken.ogg'))).toBeCloseTo(4.2, 1);
  expect(await measureRecording(Buffer.from('not a recording'))).toBeUndefined();
});

it('stops reading a file that keeps the parser busy', async () => {
  // The parser takes each of these for the start of a page.
  const file = Buffer.concat([stored('spoken.ogg'), Buffer.alloc(24 * 1024 * 1024, 'OggS')]);
  const startedAt = performance.now();
  expect(await measureRecording(file, 500)).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
