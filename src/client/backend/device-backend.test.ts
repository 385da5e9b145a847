import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { api as contract } from '../../shared/api.ts';
import type { Call } from '../../shared/call.ts';
import { ApiError, CallError, createApiClient } from '../api/client.ts';
import { findSpeechRecognition } from '../platform/recognition/browser-engine.ts';
import { deviceRecognition } from '../platform/recognition/device-recognition.ts';
import { recognisesOnThisComputer } from '../platform/this-computer.ts';
import { createDeviceBackend } from './device-backend.ts';
import { createDeviceSaves } from './device-saves.ts';

const { dataset } = document.documentElement;
const signedIn = (is = true) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in jsdom
  document.cookie = `signed_in=1; max-age=${is ? 60 : 0}`;
};

afterEach(() => {
  vi.unstubAllGlobals();
  signedIn(false);
  for (const name of ['recognition', 'engines', 'inBrowser']) delete dataset[name];
});

function open(responses: Record<string, unknown> = {}) {
  const fetchFake = vi.fn<typeof fetch>(async (url) => Response.json(responses[String(url)] ?? {}));
  const database = new IDBFactory();
  const backend = createDeviceBackend({
    api: createApiClient({ fetch: fetchFake, token: async () => null, onSignedOut: () => {} }),
    saves: createDeviceSaves(() => database, Date.now),
  });
  return { backend, fetchFake };
}

test('prefers the browser’s own engine if it works on this device', () => {
  vi.stubGlobal('SpeechRecognition', Object.assign(class {}, { available: () => {} }));
  Object.assign(dataset, { recognition: 'server', inBrowser: '' });
  expect(deviceRecognition()).toBe('browser');
  expect(open().backend.capabilities.recognition).toMatchObject({ browser: true, backend: false });
});

test('prefers the page’s engine to a recogniser that sends speech to a service, and leaves that one alone', () => {
  vi.stubGlobal('webkitSpeechRecognition', class {});
  dataset.inBrowser = '';
  expect(deviceRecognition()).toBe('in-browser');
  expect(open().backend.capabilities.recognition).toMatchObject({ browser: false, backend: true });
  expect(findSpeechRecognition(window)).toBeDefined();
});

const translation = {
  body: {
    source: 'en',
    target: 'es',
    sourceLanguage: 'en-US',
    targetLanguage: 'es-ES',
    text: 'Hello',
    userId: 'device',
    subscriptionTier: 'premium',
  },
  signal: new AbortController().signal,
  onWords: () => {},
} as const;

test('uses the recogniser of the server only if the server is this computer and somebody is signed in', () => {
  Object.assign(dataset, { recognition: 'server', engines: 'recognition' });
  expect(deviceRecognition()).toBe('none');
  expect(open().backend.capabilities.recognition.backend).toBe(false);
  signedIn();
  expect(deviceRecognition()).toBe('this-computer');
  expect(open().backend.capabilities.recognition.backend).toBe(true);
  expect(recognisesOnThisComputer('rhapsode.example')).toBe(false);
});

test('sends no text to the translator of a server on this computer', async () => {
  dataset.engines = 'translation';
  signedIn();
  const { backend, fetchFake } = open();
  expect(backend.capabilities.translation).toEqual({ backend: false, prefersBrowser: true });
  const error: unknown = await backend.translate(translation).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallError);
  expect(error).not.toBeInstanceOf(ApiError);
  expect(fetchFake).not.toHaveBeenCalled();
});

test('answers as the contract says, without a request', async () => {
  const { backend, fetchFake } = open();
  const params = { userId: 'device' };
  const names = [
    'translationAllowance',
    'recognitionAllowance',
    'speechAllowance',
    'transcriptionAllowance',
    'transcriptions',
    'trial',
  ] as const;
  for (const name of names) {
    const call: Call = contract[name];
    expect(call.response?.safeParse(await backend.get(name, { params })).success, name).toBe(true);
  }
  expect(await backend.get('voices')).toEqual([]);
  await expect(backend.get('account', { params })).rejects.toThrow();
  expect(fetchFake).not.toHaveBeenCalled();
});

test('asks the server about the signed-in user', async () => {
  const { backend, fetchFake } = open({ '/api/invites/count/u': { count: 2 } });
  expect(await backend.get('inviteCount', { params: { userId: 'u' } })).toEqual({ count: 2 });
  expect(fetchFake).toHaveBeenCalledOnce();
});

test('saves, removes and restores on this device', async () => {
  const { backend, fetchFake } = open();
  const content = { text: 'Nobody slept.', language: 'en-US', userId: 'device' } as const;
  const item = await backend.save(content, 'key');
  expect(await backend.save(content, 'key')).toEqual(item);
  const id = item?.transcriptionId ?? '';
  await backend.remove(id);
  await expect(backend.remove(id)).rejects.toMatchObject({ code: 'not-found' });
  expect(await backend.get('transcriptions', { params: { userId: 'device' } })).toEqual([]);
  expect(await backend.restore(id)).toEqual(item);
  await expect(backend.restore('unknown')).rejects.toThrow('This transcription isn’t on this device.');
  expect(fetchFake).not.toHaveBeenCalled();
});

test('says what to do when this device is full, and keeps what is there', async () => {
  const { backend } = open();
  const content = { text: 'Nobody slept.', language: 'en-US', userId: 'device' } as const;
  const item = await backend.save(content, 'key');
  const id = item?.transcriptionId ?? '';
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const refusal = {
    code: 'cannot-store',
    userMessage: expect.stringContaining('This device’s storage is full'),
  };
  await expect(backend.save({ ...content, text: 'Another.' }, 'other')).rejects.toMatchObject(refusal);
  await expect(backend.remove(id)).rejects.toMatchObject(refusal);
  full.mockRestore();
  expect(await backend.find(id)).toMatchObject({ text: 'Nobody slept.', revision: 1 });
});
