import { expect, test } from 'vitest';
import { formatTime } from './format-time.ts';

test('formats times as m:ss or h:mm:ss', () => {
  expect([0, 7.4, 65, 3_723].map(formatTime)).toEqual(['0:00', '0:07', '1:05', '1:02:03']);
});
