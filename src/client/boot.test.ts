import { afterEach, expect, test } from 'vitest';
import { boot } from './boot.ts';

const root = document.documentElement;
const run = () => boot({ light: '#f6f5f1', ocean: '#06161f' });
const engines = window as { SpeechRecognition?: unknown; webkitSpeechRecognition?: unknown };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'signed_in=; Max-Age=0';
  for (const key of Object.keys(root.dataset)) delete root.dataset[key];
  engines.webkitSpeechRecognition = undefined;
});

test('a stored theme is put on; anything else is left alone', { tags: ['R-2.67'] }, () => {
  localStorage.setItem('theme', 'ocean');
  run();
  expect(root.dataset.theme).toBe('ocean');
  delete root.dataset.theme;
  for (const unknown of ['neon', 'constructor']) {
    localStorage.setItem('theme', unknown);
    run();
    expect(root.dataset.theme).toBeUndefined();
  }
});

test('only accepted and declined count as an answer to the cookie banner', { tags: ['R-4.55'] }, () => {
  localStorage.setItem('cookiesConsent', 'maybe');
  run();
  expect(root.dataset.consent).toBeUndefined();
  localStorage.setItem('cookiesConsent', 'declined');
  run();
  expect(root.dataset.consent).toBe('declined');
});

test('somebody who is signed in is marked, so that their places are kept free', { tags: ['R-4.1'] }, () => {
  run();
  expect(root.dataset.member).toBeUndefined();
  sessionStorage.setItem('user', '{}');
  run();
  expect(root.dataset.member).toBe('');
});

test('somebody who comes back from signing in, or opens a second tab, is marked by the cookie', {
  tags: ['R-4.3'],
}, () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'signed_in=1';
  run();
  expect(root.dataset.member).toBe('');
});

test('a browser without either engine is marked', { tags: ['R-1.3', 'R-1.4'] }, () => {
  run();
  expect(root.dataset.unsupported).toBe('');
  delete root.dataset.unsupported;
  engines.webkitSpeechRecognition = class {};
  run();
  expect(root.dataset.unsupported).toBeUndefined();
});
