import { expect, test } from 'vitest';
import type { LiveLineEvent } from '../../../shared/calls/live-calls.ts';
import { applyLine, type CaptionLines, dropInterim } from './caption-lines.ts';

const line = (id: string, text: string, position: number | null): LiveLineEvent => ({
  id,
  text,
  final: position !== null,
  language: 'en-US',
  position,
});

const apply = (...events: LiveLineEvent[]) => events.reduce<CaptionLines>(applyLine, []);
const texts = (lines: CaptionLines) => lines.map(({ text }) => text);

test('sorts lines by when they were spoken, with interim words last', () => {
  expect(texts(apply(line('b', 'Two.', 2), line('c', 'thr', null), line('a', 'One.', 1)))).toEqual([
    'One.',
    'Two.',
    'thr',
  ]);
});

test('replaces corrected lines and removes empty ones', () => {
  const lines = apply(line('a', 'won', null), line('a', 'One.', 1), line('b', 'Um.', 2), line('b', '', 3));
  expect(texts(lines)).toEqual(['One.']);
});

test('never replaces a settled line with interim words', () => {
  expect(texts(apply(line('a', 'One.', 1), line('a', 'on', null)))).toEqual(['One.']);
});

test('returns the same lines if nothing has changed', () => {
  const lines = apply(line('a', 'One.', 1));
  expect(applyLine(lines, line('a', 'One.', 1))).toBe(lines);
  expect(dropInterim(lines)).toBe(lines);
  expect(texts(dropInterim(apply(line('a', 'One.', 1), line('b', 'tw', null))))).toEqual(['One.']);
});
