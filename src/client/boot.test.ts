import { afterEach, describe, expect, test, vi } from 'vitest';
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

test('applies a stored theme and ignores other values', { tags: ['R-2.67'] }, () => {
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

test('follows the system’s theme if that was chosen, and applies the size of people’s texts', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  localStorage.setItem('theme', 'system');
  localStorage.setItem('settings', JSON.stringify({ textSize: 'large' }));
  boot({ light: '#f6f5f1', dark: '#16161a' });
  expect([root.dataset.theme, root.dataset.textSize]).toEqual(['dark', 'large']);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  boot({ light: '#f6f5f1', dark: '#16161a' });
  expect(root.dataset.theme).toBe('light');
  localStorage.setItem('settings', 'broken');
  run();
  vi.unstubAllGlobals();
});

describe('on a page with the kernel', () => {
  const preloaded = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) => {
      link.remove();
      return new URL(link.href).pathname;
    });
  const visit = (stored: object | null, browserEngine = false) => {
    Object.assign(root.dataset, { sound: '/sound.js', worklet: '/worklet.js' });
    if (stored) localStorage.setItem('settings', JSON.stringify(stored));
    if (browserEngine) engines.webkitSpeechRecognition = () => undefined;
    run();
    return preloaded();
  };

  test.each([
    ['without a browser engine', { serverSpeechExplained: true }, false],
    ['with the server chosen', { serverSpeechExplained: true, recognition: 'server' }, true],
    ['with a microphone chosen', { microphone: { id: 'a', name: 'A' } }, true],
  ])('loads what captures sound in advance %s', (_, stored, browserEngine) => {
    expect(visit(stored, browserEngine)).toEqual(['/sound.js', '/worklet.js']);
  });

  test.each([
    ['with a browser engine', { serverSpeechExplained: true }, true],
    ['before the server was explained', {}, false],
    ['on a first visit', null, false],
  ])('loads nothing in advance %s', (_, stored, browserEngine) => {
    expect(visit(stored, browserEngine)).toEqual([]);
  });

  test('loads what captures sound in advance while On this device is on', () => {
    localStorage.setItem('onDevice', 'true');
    expect(visit(null, true)).toEqual(['/sound.js', '/worklet.js']);
  });

  test('marks a visit that should record at once, and forgets it', () => {
    history.replaceState(null, '', '/?record&lang=de');
    visit(null, true);
    expect(root.dataset.record).toBe('');
    expect(location.search).toBe('?lang=de');
    delete root.dataset.record;
    visit(null, true);
    expect(root.dataset.record).toBeUndefined();
    history.replaceState(null, '', '/');
  });

  test('doesn’t record at once when another site linked to it', () => {
    history.replaceState(null, '', '/?record');
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://elsewhere.test/');
    visit(null, true);
    expect(root.dataset.record).toBeUndefined();
    expect(location.search).toBe('');
    vi.restoreAllMocks();
  });
});

test('reads who uses the browser, and their theme', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'person=ben';
  localStorage.setItem('theme', 'light');
  localStorage.setItem('person:ben:theme', 'ocean');
  run();
  // The hosted edition has no people.
  expect([root.dataset.person, root.dataset.theme]).toEqual([undefined, 'light']);
  root.dataset.edition = 'personal';
  run();
  expect([root.dataset.person, root.dataset.theme]).toEqual(['ben', 'ocean']);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'person=local';
  run();
  expect([root.dataset.person, root.dataset.theme]).toEqual(['local', 'light']);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'person=; Max-Age=0';
});

test('accepts only "accepted" and "declined" as cookie choices', { tags: ['R-4.55'] }, () => {
  localStorage.setItem('cookiesConsent', 'maybe');
  run();
  expect(root.dataset.consent).toBeUndefined();
  localStorage.setItem('cookiesConsent', 'declined');
  run();
  expect(root.dataset.consent).toBe('declined');
});

test('marks the page of a signed-in user, so that the space for their controls is reserved', {
  tags: ['R-4.1'],
}, () => {
  run();
  expect(root.dataset.member).toBeUndefined();
  sessionStorage.setItem('user', '{}');
  run();
  expect(root.dataset.member).toBe('');
});

test('recognises a signed-in user by the cookie after sign-in or in a second tab', {
  tags: ['R-4.3'],
}, () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'signed_in=1';
  run();
  expect(root.dataset.member).toBe('');
});

test('marks the page in a browser without speech recognition', { tags: ['R-1.3', 'R-1.4'] }, () => {
  run();
  expect(root.dataset.unsupported).toBe('');
  delete root.dataset.unsupported;
  localStorage.setItem('unsupportedDismissed', 'true');
  run();
  expect(root.dataset.unsupported).toBeUndefined();
  localStorage.removeItem('unsupportedDismissed');
  engines.webkitSpeechRecognition = class {};
  run();
  expect(root.dataset.unsupported).toBeUndefined();
});

test('marks the page while On this device is on, which also works offline', () => {
  run();
  expect(root.dataset.onDevice).toBeUndefined();
  localStorage.setItem('onDevice', 'true');
  run();
  expect(root.dataset.onDevice).toBe('');
});

test('does not send people to another browser if this server recognises speech itself', () => {
  root.dataset.engines = 'speech recognition';
  run();
  expect(root.dataset.unsupported).toBeUndefined();
  root.dataset.engines = 'speech';
  run();
  expect(root.dataset.unsupported).toBe('');
});
