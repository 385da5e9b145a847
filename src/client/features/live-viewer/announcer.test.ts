import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncer } from './announcer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const line = (position: number) => ({
  id: `${position}`,
  text: `Sentence ${position}.`,
  final: true,
  language: 'en-US' as const,
  position,
});

function setUp() {
  const announcer = createAnnouncer();
  const read = () => [...announcer.view.children].map(({ textContent }) => textContent);
  const say = (...positions: number[]) => {
    for (const position of positions) announcer.announce(line(position));
    vi.advanceTimersByTime(300);
  };
  return { announcer, read, say };
}

test('reads every sentence that arrives after an interruption, in order, and removes them later', () => {
  const { announcer, read, say } = setUp();
  expect([announcer.view.getAttribute('role'), announcer.view.getAttribute('aria-live')]).toEqual([
    'log',
    'polite',
  ]);
  say(1);
  vi.advanceTimersByTime(20_000);
  expect(read()).toEqual([]);
  say(4, 2, 3);
  expect(read()).toEqual(['Sentence 2.', 'Sentence 3.', 'Sentence 4.']);
  say(5);
  expect(read()).toHaveLength(4);
  vi.advanceTimersByTime(20_000);
  expect(read()).toEqual([]);
});

test('reads only the last of what was said before somebody came, and again in another language', () => {
  const { announcer, read, say } = setUp();
  say(1, 2, 3);
  expect(read()).toEqual(['Sentence 3.']);
  announcer.announce(line(4));
  announcer.startAgain();
  say(5, 6);
  expect(read()).toEqual(['Sentence 3.', 'Sentence 6.']);
});
