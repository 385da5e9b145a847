import { expect, test } from 'vitest';
import { chapterOf } from '../../../shared/document/document.ts';
import { expectedChapters, finishedChapters, type ImportJob, secondsLeft } from './import-job.ts';

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
  written: [],
};
const document = (...lengths: number[]) => ({
  chapters: lengths.map((length, index) => chapterOf('a'.repeat(length), [], index)),
});

test('estimates the chapters from the length of the speech until something is written', () => {
  expect(expectedChapters(job, document(0), 1_000)).toBe(15);
});

test('estimates the chapters from the text so far, once there is enough of it', () => {
  expect(expectedChapters({ ...job, doneSeconds: 300 }, document(880, 620), 1_000)).toBe(4);
});

test('reports the actual number of chapters once it is done', () => {
  expect(expectedChapters({ ...job, state: 'done' }, document(10), 1_000)).toBe(1);
});

test('leaves out the chapter that is still being written', () => {
  expect(finishedChapters('running', [1, 2])).toEqual([1]);
  expect(finishedChapters('paused', [1])).toEqual([]);
  expect(finishedChapters('done', [1, 2])).toEqual([1, 2]);
});

test('estimates the time left from the pace since it was started or continued', () => {
  const start = { at: 0, doneSeconds: 100 };
  expect(secondsLeft(start, { doneSeconds: 200, speechSeconds: 600 }, 10_000)).toBeCloseTo(40);
  expect(secondsLeft(start, { doneSeconds: 100, speechSeconds: 600 }, 10_000)).toBeNull();
  expect(secondsLeft(null, { doneSeconds: 200, speechSeconds: 600 }, 10_000)).toBeNull();
});
