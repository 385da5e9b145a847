import { beforeEach, describe, expect, test } from 'vitest';
import { createStore, localStore, sessionStore } from './storage.ts';

describe('storage', () => {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  test('writes to local and session storage, and reads from them', () => {
    expect(localStore.write('theme', 'ocean')).toBe(true);
    expect(window.localStorage.getItem('theme')).toBe('ocean');
    sessionStore.writeJson('user', { googleSub: 'x' });
    expect(sessionStore.readJson('user')).toEqual({ googleSub: 'x' });
    expect(window.localStorage.getItem('user')).toBeNull();
  });

  test('lists and removes single keys', () => {
    sessionStore.write('audio:1', 'a');
    sessionStore.write('user', '{}');
    expect(sessionStore.keys().sort()).toEqual(['audio:1', 'user']);
    sessionStore.remove('audio:1');
    expect(sessionStore.keys()).toEqual(['user']);
  });

  test('ignores a value that is not JSON', () => {
    window.localStorage.setItem('draft', '{broken');
    expect(localStore.readJson('draft')).toBeNull();
  });

  test('treats blocked storage as empty', () => {
    const blocked = createStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(blocked.read('a')).toBeNull();
    expect(blocked.readJson('a')).toBeNull();
    expect(blocked.write('a', 'b')).toBe(false);
    expect(blocked.keys()).toEqual([]);
    expect(() => blocked.remove('a')).not.toThrow();
  });
});
