import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSentLog } from './sent-log.ts';
import { createStore, type LocalKey } from './storage.ts';

const morning = new Date(2026, 2, 10, 11, 2).getTime();
let time = morning;
const store = createStore<LocalKey>(() => window.localStorage);
const open = () => createSentLog(store, () => time);

beforeEach(() => {
  time = morning;
  window.localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test('logs what each call sends, but none of its words', () => {
  const log = open();
  log.addCall('translate', { text: 'Nobody slept.', userId: 'u' });
  log.addCall('textToSpeech', { text: 'Nobody', voice: 'sage' });
  log.addCall('saveTranscription', { text: 'Nobody slept.' });
  log.addCall('someNewCall', { words: ['Köln'] });
  const form = new FormData();
  // jsdom's form turns Node's files into strings.
  vi.spyOn(form, 'get').mockReturnValue({ size: 44 + 3 * 32_000 } as File);
  log.addCall('transcribe', form);
  expect(log.list().map(({ action, amount, voice }) => [action, amount, voice])).toEqual([
    ['translation', 13, undefined],
    ['hdVoice', 6, 'sage'],
    ['save', 13, undefined],
    ['other', 18, undefined],
    ['speech', 3, undefined],
  ]);
  expect(window.localStorage.getItem('sent')).not.toMatch(/Nobody|Köln/);
});

test('leaves out calls without words, and calls while the device is offline', () => {
  const log = open();
  for (const name of ['sendInvite', 'createCheckout', 'deleteAccount']) log.addCall(name, { userId: 'u' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  log.addCall('translate', { text: 'Nobody slept.' });
  expect(log.list()).toEqual([]);
});

test('counts the pieces of one recording together', () => {
  const log = open();
  log.add('browserSpeech', 0);
  time += 20_000;
  log.add('browserSpeech', 20);
  time += 30_000;
  log.add('browserSpeech', 18);
  time += 61_000;
  log.add('browserSpeech', 5);
  expect(log.list()).toMatchObject([
    { at: morning, amount: 38 },
    { at: morning + 111_000, amount: 5 },
  ]);
});

test('lists only today’s entries, can be cleared, and ignores unreadable data', () => {
  const log = open();
  log.add('save', 117);
  expect(open().list()).toHaveLength(1);
  time += 24 * 60 * 60 * 1_000;
  expect(log.list()).toEqual([]);
  log.add('save', 5);
  expect(JSON.parse(window.localStorage.getItem('sent') ?? '')).toHaveLength(1);
  log.clear();
  expect(window.localStorage.getItem('sent')).toBeNull();
  for (const broken of [
    '{',
    '{}',
    '[1,null,{"at":"x"}]',
    `[{"at":${time},"until":1,"action":"?","amount":1}]`,
  ]) {
    window.localStorage.setItem('sent', broken);
    expect(log.list()).toEqual([]);
  }
});
