import { expect, test } from 'vitest';
import { speechRate } from '../../../shared/resample.ts';
import { createSegmentJoiner, timeInFile } from './join-segments.ts';

const segmentAt = (startMs: number, seconds: number) => ({
  samples: new Float32Array(seconds * speechRate),
  soundMs: startMs - 300,
  startMs,
  endMs: startMs + seconds * 1_000 - 500,
});

test('joins segments up to two minutes and knows where each part is in the file', () => {
  const joiner = createSegmentJoiner();
  const six = Array.from({ length: 6 }, (_, index) => segmentAt(1_000 + index * 60_000, 20));
  expect(six.flatMap(joiner.take)).toEqual([]);
  const [joined] = joiner.take(segmentAt(400_000, 1));
  expect(joined).toMatchObject({ startMs: 1_000, soundMs: 700, endMs: 320_500 });
  expect(joined?.samples).toHaveLength(120 * speechRate);
  const places = joined?.places ?? [];
  expect(timeInFile(places, 500)).toBe(1_200);
  expect(timeInFile(places, 20_000)).toBe(60_700);
  expect(timeInFile(places, 20_000, true)).toBe(20_700);
  expect(joiner.flush()).toMatchObject([{ startMs: 400_000, places: [{ at: 0, inFile: 399_700 }] }]);
  expect(joiner.flush()).toEqual([]);
});
