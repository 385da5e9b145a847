import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSound } from './sound-file.ts';

const files = join(import.meta.dirname, '../../../../e2e/import-files');
const open = async (name: string) => openSound(await openAsBlob(join(files, name)));

// Sound can’t be decoded here, but the codec can be found.
test.for([
  ['spoken.mp3', 'MP3'],
  ['spoken.m4a', 'AAC'],
  ['spoken.aac', 'AAC'],
  ['spoken.ogg', 'OPUS'],
  ['vorbis.ogg', 'VORBIS'],
  ['spoken.webm', 'OPUS'],
  ['spoken.flac', 'FLAC'],
  ['spoken.mp4', 'AAC'],
  ['spoken.mov', 'AAC'],
] as const)('names the codec of %s if it cannot be decoded', async ([name, codec]) => {
  await expect(open(name)).rejects.toMatchObject({ problem: 'codec', codec });
});

test('finds no sound in a silent film', async () => {
  await expect(open('silent-picture.mov')).rejects.toMatchObject({ problem: 'no-sound' });
});

test('finds nothing in an empty file', async () => {
  await expect(openSound(new Blob([]))).rejects.toMatchObject({ problem: 'empty' });
});
