import { describe, expect, test } from 'vitest';
import { admit } from './admit-text.ts';

const x = (count: number) => 'x'.repeat(count);

describe('admit', () => {
  test('more than the cap into an empty text gives exactly the first of it', { tags: ['R-5.9'] }, () => {
    expect(admit('', { start: 0, end: 0, inserted: x(1_200) }, 1_000)).toEqual({
      inserted: x(1_000),
      cut: 'some',
    });
  });

  test('a paste in the middle is cut to the room left', { tags: ['R-5.11'] }, () => {
    expect(admit(x(990), { start: 400, end: 400, inserted: 'y'.repeat(50) }, 1_000)).toEqual({
      inserted: 'y'.repeat(10),
      cut: 'some',
    });
  });

  test('what is replaced counts as room', { tags: ['R-5.11'] }, () => {
    expect(admit(x(1_000), { start: 0, end: 30, inserted: 'y'.repeat(30) }, 1_000).cut).toBe('nothing');
  });

  test('nothing fits into a full text', { tags: ['R-5.12'] }, () => {
    expect(admit(x(1_000), { start: 5, end: 5, inserted: 'y' }, 1_000)).toEqual({ inserted: '', cut: 'all' });
  });

  test('a text that is over a lowered cap takes nothing and loses nothing', () => {
    expect(admit(x(3_000), { start: 0, end: 0, inserted: 'y' }, 1_000)).toEqual({ inserted: '', cut: 'all' });
    expect(admit(x(3_000), { start: 0, end: 9, inserted: '' }, 1_000).cut).toBe('nothing');
  });
});
