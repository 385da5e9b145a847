import { afterEach, beforeEach, expect, test } from 'vitest';
import { api } from '../../shared/api.ts';
import type { Call } from '../../shared/call.ts';
import type { CallName } from '../api/contract.ts';
import { callsWithoutUserText, sentLog } from '../platform/sent-log.ts';
import { guardRequest } from './request-guard.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in jsdom
  document.cookie = 'signed_in=; max-age=0';
  delete document.documentElement.dataset.engines;
});

const turnOn = () => localStorage.setItem('onDevice', 'true');
const words = { text: 'Nobody slept.', lines: [{ id: '1', text: 'Nobody slept.', final: true }] };
const refused = 'Nothing was sent because “On this device” is on.';

test('logs what a call sends, and lets it go', () => {
  guardRequest('translate', words);
  expect(sentLog.list()).toMatchObject([{ action: 'translation', amount: 13 }]);
});

test('refuses every call that contains words while On this device is on, even in another tab', () => {
  turnOn();
  const carrying = Object.entries<Call>(api).filter(([, { body, form }]) => body || form);
  expect(carrying.length).toBeGreaterThan(6);
  for (const [name, call] of [...carrying, ['a call of tomorrow', {} as Call] as const]) {
    if (callsWithoutUserText.has(name)) continue;
    const content = call.form ? new FormData() : words;
    expect(() => guardRequest(name as CallName, content), name).toThrow(refused);
  }
  expect(sentLog.list().every(({ stopped }) => stopped)).toBe(true);
  expect(sentLog.list()).toContainEqual(expect.objectContaining({ action: 'translation', stopped: true }));
});

test('lets live captions go, and logs them, from a page that has said so', () => {
  turnOn();
  guardRequest('postLiveLines', words, true);
  expect(sentLog.list()).toEqual([expect.objectContaining({ action: 'live', amount: 13 })]);
  expect(sentLog.list()[0]?.stopped).toBeUndefined();
  expect(() => guardRequest('translate', words, true)).toThrow(refused);
  // Opened before the mode was turned on in another tab.
  expect(() => guardRequest('postLiveLines', words)).toThrow(refused);
});

test('lets only speech go to an engine of a server on this computer, and logs it', () => {
  turnOn();
  document.documentElement.dataset.engines = 'translation recognition';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in jsdom
  document.cookie = 'signed_in=1';
  guardRequest('transcribe', new FormData());
  expect(() => guardRequest('translate', words)).toThrow(refused);
  document.documentElement.dataset.engines = 'translation';
  expect(() => guardRequest('transcribe', new FormData())).toThrow(refused);
  expect(sentLog.list()).toMatchObject([
    { action: 'speech' },
    { action: 'translation', stopped: true },
    { action: 'speech', stopped: true },
  ]);
});
