import { afterEach, expect, test, vi } from 'vitest';
import { localKeyName, localStore, watchLocalStorage } from './storage.ts';

const root = document.documentElement;
const become = (person: string) => {
  root.dataset.person = person;
};

afterEach(() => {
  delete root.dataset.person;
  localStorage.clear();
});

test('keeps what people store in the same browser apart', () => {
  localStore.write('draft', 'before there were several people');
  become('ben');
  expect(localStore.read('draft')).toBeNull();
  localStore.writeJson('settings', { speed: 2 });
  localStore.write('draft', 'by Ben');
  become('local');
  expect(localStore.read('draft')).toBe('before there were several people');
  expect(localStore.readJson('settings')).toBeNull();
  localStore.remove('draft');
  become('ben');
  expect(localStore.read('draft')).toBe('by Ben');
  become('nobody');
  expect(localStore.read('draft')).toBeNull();
});

test('shares what belongs to the browser', () => {
  become('ben');
  localStore.write('micPermission', 'granted');
  become('local');
  expect(localStore.read('micPermission')).toBe('granted');
});

test('hears only of the same person’s changes in other tabs', () => {
  become('ben');
  const listener = vi.fn();
  watchLocalStorage('settings', listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: localKeyName('settings') }));
  expect(listener).toHaveBeenCalledOnce();
});
