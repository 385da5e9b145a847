import { expect, test } from 'vitest';
import { expectedParts, finishedParts, type ImportJob, secondsLeft } from './import-job.ts';

const job: ImportJob = {
  id: 'j',
  userId: 'u',
  name: 'Lecture.m4a',
  language: 'en-US',
  state: 'running',
  speechSeconds: 600,
  doneSeconds: 0,
  cutMs: 0,
  damagedMs: null,
  parts: [],
  shown: null,
  written: [],
};
const part = (length: number) => ({ text: 'a'.repeat(length), timings: [], saved: false });

test('estimates the parts from the length of the speech until something is written', () => {
  expect(expectedParts(job, 1_000)).toBe(11);
});

test('estimates the parts from the text so far, once there is enough of it', () => {
  const half = { ...job, doneSeconds: 300, parts: [part(880), part(620)] };
  expect(expectedParts(half, 1_000)).toBe(4);
});

test('reports the actual number of parts once it is done', () => {
  expect(expectedParts({ ...job, state: 'done', parts: [part(10)] }, 1_000)).toBe(1);
});

test('leaves out the part that is still being written', () => {
  const parts = [part(900), part(3)];
  expect(finishedParts('running', parts)).toEqual([part(900)]);
  expect(finishedParts('paused', [part(3)])).toEqual([]);
  expect(finishedParts('done', parts)).toEqual(parts);
});

test('estimates the time left from the pace since it was started or continued', () => {
  const start = { at: 0, doneSeconds: 100 };
  expect(secondsLeft(start, { doneSeconds: 200, speechSeconds: 600 }, 10_000)).toBeCloseTo(40);
  expect(secondsLeft(start, { doneSeconds: 100, speechSeconds: 600 }, 10_000)).toBeNull();
  expect(secondsLeft(null, { doneSeconds: 200, speechSeconds: 600 }, 10_000)).toBeNull();
});
