import { describe, expect, test } from 'vitest';
import { fitToCap } from './write-phrase.ts';

const x = (count: number) => 'x'.repeat(count);

describe('fitToCap', () => {
  test('cuts a long text to the cap', { tags: ['R-5.9'] }, () => {
    expect(fitToCap('', { start: 0, end: 0, inserted: x(1_200) }, 1_000)).toEqual({
      inserted: x(1_000),
      cut: 'some',
    });
  });

  test('cuts a paste in the middle to the remaining room', { tags: ['R-5.11'] }, () => {
    expect(fitToCap(x(990), { start: 400, end: 400, inserted: 'y'.repeat(50) }, 1_000)).toEqual({
      inserted: 'y'.repeat(10),
      cut: 'some',
    });
  });

  test('counts replaced text as room', { tags: ['R-5.11'] }, () => {
    expect(fitToCap(x(1_000), { start: 0, end: 30, inserted: 'y'.repeat(30) }, 1_000).cut).toBe('nothing');
  });

  test('accepts nothing when the text is full', { tags: ['R-5.12'] }, () => {
    expect(fitToCap(x(1_000), { start: 5, end: 5, inserted: 'y' }, 1_000)).toEqual({
      inserted: '',
      cut: 'all',
    });
  });

  test('neither adds to nor cuts text over a lowered cap', () => {
    expect(fitToCap(x(3_000), { start: 0, end: 0, inserted: 'y' }, 1_000)).toEqual({
      inserted: '',
      cut: 'all',
    });
    expect(fitToCap(x(3_000), { start: 0, end: 9, inserted: '' }, 1_000).cut).toBe('nothing');
  });
});
