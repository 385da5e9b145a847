import { afterEach, expect, test, vi } from 'vitest';
import { readConsent, startAnalytics, writeConsent } from './consent.ts';

afterEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});

const loaded = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

test('stores only "accepted" or "declined"', { tags: ['R-4.56', 'R-4.57'] }, () => {
  writeConsent('accepted');
  expect(localStorage.getItem('cookiesConsent')).toBe('accepted');
  writeConsent('declined');
  expect(localStorage.getItem('cookiesConsent')).toBe('declined');
  expect(readConsent()).toBe('declined');
});

test('ignores any other value', { tags: ['R-4.55'] }, () => {
  localStorage.setItem('cookiesConsent', 'maybe');
  expect(readConsent()).toBeNull();
});

test('creates the URL of the analytics script with its Trusted Types policy', () => {
  const createPolicy = vi.fn((name: string, rules: { createScriptURL(): string }) => ({
    createScriptURL: () => `${rules.createScriptURL()}?${name}`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  writeConsent('accepted');
  startAnalytics('/analytics.js');
  startAnalytics('/analytics.js');
  vi.unstubAllGlobals();
  expect(loaded()).toEqual(['/analytics.js?analytics']);
  expect(createPolicy).toHaveBeenCalledOnce();
});

test('loads analytics only if it is configured and accepted', () => {
  startAnalytics('/analytics.js');
  writeConsent('declined');
  startAnalytics('/analytics.js');
  writeConsent('accepted');
  startAnalytics(null);
  expect(loaded()).toEqual([]);
  startAnalytics('/analytics.js');
  startAnalytics('/analytics.js');
  expect(loaded()).toEqual(['/analytics.js']);
});
