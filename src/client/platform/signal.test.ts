import { expect, test, vi } from 'vitest';
import { createSignal } from './signal.ts';

test('notifies every listener until it unsubscribes', () => {
  const signal = createSignal<[word: string, count: number]>();
  const first = vi.fn();
  const second = vi.fn();
  const stopFirst = signal.subscribe(first);
  signal.subscribe(second);
  signal.emit('one', 1);
  stopFirst();
  signal.emit('two', 2);
  expect(first.mock.calls).toEqual([['one', 1]]);
  expect(second.mock.calls).toEqual([
    ['one', 1],
    ['two', 2],
  ]);
});

test('lets a listener unsubscribe while it is being notified', () => {
  const signal = createSignal();
  const later = vi.fn();
  const stop = signal.subscribe(() => stop());
  signal.subscribe(later);
  signal.emit();
  signal.emit();
  expect(later).toHaveBeenCalledTimes(2);
});
