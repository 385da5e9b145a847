import { afterEach, expect, test, vi } from 'vitest';
import { runsOnThisComputer } from '../this-computer.ts';
import { findSpeechRecognition } from './browser-engine.ts';
import { deviceRecognition, prepareDeviceRecognition } from './device-recognition.ts';

const { dataset } = document.documentElement;
const signedIn = (is: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in jsdom
  document.cookie = `signed_in=1; max-age=${is ? 60 : 0}`;
};

afterEach(() => {
  vi.unstubAllGlobals();
  signedIn(false);
  for (const name of ['recognition', 'engines', 'inBrowser']) delete dataset[name];
});

test('prefers the browser’s own engine', () => {
  vi.stubGlobal('SpeechRecognition', Object.assign(class {}, { available: () => {} }));
  Object.assign(dataset, { recognition: 'server', inBrowser: '' });
  prepareDeviceRecognition();
  expect(deviceRecognition()).toBe('browser');
  expect(dataset.recognition).toBeUndefined();
  expect(findSpeechRecognition(window)).toBeDefined();
});

test('removes a recogniser that sends speech to a service if the page has an engine', () => {
  vi.stubGlobal('webkitSpeechRecognition', class {});
  dataset.inBrowser = '';
  prepareDeviceRecognition();
  expect(deviceRecognition()).toBe('in-browser');
  expect(dataset.recognition).toBe('server');
  expect(findSpeechRecognition(window)).toBeUndefined();
});

test('uses an engine of the server only if the server is this computer and somebody is signed in', () => {
  Object.assign(dataset, { recognition: 'server', engines: 'recognition' });
  expect(deviceRecognition()).toBe('none');
  signedIn(true);
  expect(deviceRecognition()).toBe('this-computer');
  expect(runsOnThisComputer('recognition', 'rhapsode.example')).toBe(false);
});

test('has nothing to record with if there is no engine on this device', () => {
  dataset.recognition = 'server';
  prepareDeviceRecognition();
  expect([deviceRecognition(), dataset.recognition]).toEqual(['none', undefined]);
});
