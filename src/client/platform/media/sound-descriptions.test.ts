import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesItsSound } from './sound-descriptions.ts';

const files = join(import.meta.dirname, '../../../../e2e/import-files');

function box(type: string, ...content: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.concat(content);
  const head = Buffer.from(`\0\0\0\0${type}`, 'latin1');
  head.writeUInt32BE(bytes.length + 8);
  return Uint8Array.from(Buffer.concat([head, bytes]));
}

const track = (handler: string, ...descriptions: Uint8Array[]) =>
  box(
    'trak',
    box(
      'mdia',
      box('hdlr', Buffer.alloc(8), Buffer.from(handler)),
      box('minf', box('stbl', box('stsd', Buffer.alloc(8), ...descriptions))),
    ),
  );
const movie = (...tracks: Uint8Array[]) =>
  new Blob([box('ftyp', Buffer.from('M4A ')), box('mdat', Buffer.alloc(1_000)), box('moov', ...tracks)]);
const [low, high] = [box('mp4a', Buffer.alloc(28, 1)), box('mp4a', Buffer.alloc(28, 2))];

test('finds sound that is described in several ways', async () => {
  expect(await changesItsSound(movie(track('vide', low, high), track('soun', low, high)))).toBe(true);
  expect(await changesItsSound(movie(track('vide', low, high), track('soun', low, low)))).toBe(false);
});

test.for(['spoken.m4a', 'spoken.mp4', 'spoken.mov', 'silent-picture.mov', 'spoken.ogg', 'protected.mp4'])(
  'finds one description in %s',
  async (name) => {
    expect(await changesItsSound(await openAsBlob(join(files, name)))).toBe(false);
  },
);

test('reads a file of tiny or broken parts without an error', async () => {
  const many = box('moov', ...Array.from({ length: 50_000 }, () => box('trak')));
  expect(await changesItsSound(new Blob([many, many]))).toBe(false);
  for (const size of [0, 1, 7, 9, 0xffffffff]) {
    const broken = Buffer.from(await movie(track('soun', low, high)).arrayBuffer());
    broken.writeUInt32BE(size, broken.indexOf('stsd') - 4);
    expect(typeof (await changesItsSound(new Blob([broken])))).toBe('boolean');
  }
});
