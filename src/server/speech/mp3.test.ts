import { expect, test } from 'vitest';
import { id3Tag, infoFrame, soundFrame } from '../testing/mp3-samples.ts';
import { createFrameFilter } from './mp3.ts';

const file = Buffer.concat([
  id3Tag(200),
  infoFrame(),
  soundFrame(1),
  soundFrame(2),
  soundFrame(3).subarray(0, 50),
]);
const sound = Buffer.concat([soundFrame(1), soundFrame(2)]);

test('keeps only complete audio frames', () => {
  expect(Buffer.from(createFrameFilter().push(file))).toEqual(sound);
});

test('gives the same result however the bytes are split', () => {
  for (const size of [1, 7, 100, 209]) {
    const filter = createFrameFilter();
    const parts: Uint8Array[] = [];
    for (let at = 0; at < file.length; at += size) parts.push(filter.push(file.subarray(at, at + size)));
    expect(Buffer.concat(parts)).toEqual(sound);
  }
});

test('drops a tag at the end of a file', () => {
  const tail = Buffer.concat([soundFrame(1), Buffer.from('TAG'.padEnd(128, ' '))]);
  expect(Buffer.from(createFrameFilter().push(tail))).toEqual(Buffer.from(soundFrame(1)));
});
