import { afterEach, expect, test, vi } from 'vitest';
import { createStore, type LocalKey } from '../../platform/storage.ts';
import { createDeviceDictionary } from './device-dictionary.ts';

afterEach(() => localStorage.clear());
const open = () => createDeviceDictionary(createStore<LocalKey>(() => localStorage));
const entry = { written: 'Kubernetes', heard: ['cooper nettis'], translations: { '*': 'Kubernetes' } };

test('stores words and notifies listeners of changes', () => {
  const dictionary = open();
  const listener = vi.fn();
  dictionary.subscribe(listener);
  expect(dictionary.set([entry])).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  expect(open().get()).toEqual([entry]);
  dictionary.set([]);
  expect(localStorage.getItem('dictionary')).toBeNull();
});

test('returns the same list until it changes', () => {
  const dictionary = open();
  expect(dictionary.get()).toBe(dictionary.get());
});

test('notices words that another tab has stored', () => {
  const dictionary = open();
  expect(dictionary.get()).toEqual([]);
  open().set([entry]);
  expect(dictionary.get()).toEqual([entry]);
});

test.each(['{', '7', '{"a":1}', '[1, null, {"written":""}, {"written":"x","heard":"y","translations":{}}]'])(
  'ignores invalid stored data: %s',
  (stored) => {
    localStorage.setItem('dictionary', stored);
    expect(open().get()).toEqual([]);
  },
);
