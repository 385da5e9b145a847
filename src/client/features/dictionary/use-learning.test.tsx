import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { settings } from '../../platform/settings.ts';
import type { Dictionary } from './use-dictionary.ts';
import { type LearningOptions, useLearning } from './use-learning.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function setUp(entries: DictionaryEntry[] = [], limit = 50) {
  const saved = vi.fn();
  const save: Dictionary['save'] = async (change) => {
    saved(change(entries));
    return true;
  };
  const dictionary = {
    entries,
    limit,
    place: 'device',
    loaded: true,
    failed: false,
    retrying: false,
    retry() {},
    save,
  } as const;
  const first: LearningOptions = { dictionary, language: 'en-US', text: '', change: 'other' };
  const { result, rerender } = renderHook(useLearning, { initialProps: first });
  const show = (text: string, change: 'typed' | 'other') => {
    rerender({ ...first, text, change });
    act(() => void vi.advanceTimersByTime(2_000));
  };
  return { result, show, saved };
}

test('offers once to add a corrected name, and adds it', async () => {
  const { result, show, saved } = setUp();
  show('we use cooper nettis', 'other');
  show('we use Kubernetes', 'typed');
  expect(result.current.offer).toMatchObject({ heard: 'cooper nettis', written: 'Kubernetes' });
  await act(async () => result.current.accept());
  expect(saved).toHaveBeenCalledExactlyOnceWith([
    { written: 'Kubernetes', heard: ['cooper nettis'], translations: {} },
  ]);
  show('we use cooper nettis', 'other');
  show('we use Kubernetes', 'typed');
  expect(result.current.offer).toBeNull();
});

test('does not repeat an offer on the next visit', () => {
  for (const isFirst of [true, false]) {
    const { result, show } = setUp();
    show('we use cooper nettis', 'other');
    show('we use Kubernetes', 'typed');
    expect(result.current.offer !== null).toBe(isFirst);
  }
});

test('remembers the last hundred offers', () => {
  const earlier = Array.from({ length: 100 }, (_, index) => `heard${index} written`);
  localStorage.setItem('learningOffers', JSON.stringify(earlier));
  const { show } = setUp();
  show('we use cooper nettis', 'other');
  show('we use Kubernetes', 'typed');
  expect(JSON.parse(localStorage.getItem('learningOffers') ?? '')).toEqual([
    ...earlier.slice(1),
    'cooper nettis kubernetes',
  ]);
});

test('offers a word later if the dictionary was full at first', () => {
  const full = setUp([], 0);
  full.show('we use cooper nettis', 'other');
  full.show('we use Kubernetes', 'typed');
  const { result, show } = setUp();
  show('we use cooper nettis', 'other');
  show('we use Kubernetes', 'typed');
  expect(result.current.offer).not.toBeNull();
});

test('adds another heard form to a known word', async () => {
  const known = { written: 'Kubernetes', heard: ['cuban eighties'], translations: { '*': 'Kubernetes' } };
  const { result, show, saved } = setUp([known]);
  show('we use cooper nettis', 'other');
  show('we use Kubernetes', 'typed');
  await act(async () => result.current.accept());
  expect(saved).toHaveBeenCalledWith([{ ...known, heard: ['cuban eighties', 'cooper nettis'] }]);
});

test('waits until typing has paused', () => {
  const { result, show } = setUp();
  show('we use cooper nettis', 'other');
  show('we use cooper', 'typed');
  expect(result.current.offer).toBeNull();
});

test('does not offer words that were typed', () => {
  const { result, show } = setUp();
  show('we left early', 'other');
  show('we left early for Kubernets', 'typed');
  show('we left early for Kubernetes', 'typed');
  expect(result.current.offer).toBeNull();
});

test.each([
  ['ordinary slips', 'teh ship', 'the ship', [], 50],
  [
    'words that are known',
    'use cooper nettis',
    'use Kubernetes',
    [{ written: 'Kubernetes', heard: ['cooper nettis'], translations: {} }],
    50,
  ],
  ['anything when the list is full', 'use cooper nettis', 'use Kubernetes', [], 0],
] as [string, string, string, DictionaryEntry[], number][])(
  'does not offer %s',
  (_, before, after, entries, limit) => {
    const { result, show } = setUp(entries, limit);
    show(before, 'other');
    show(after, 'typed');
    expect(result.current.offer).toBeNull();
  },
);

test('offers nothing if people don’t want it', () => {
  settings.update({ offerToLearn: false });
  const { result, show } = setUp();
  show('we use cooper nettis', 'other');
  show('we use Kubernetes', 'typed');
  expect(result.current.offer).toBeNull();
  settings.update({ offerToLearn: true });
});
