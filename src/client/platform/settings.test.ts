import { beforeEach, describe, expect, test } from 'vitest';
import { createSettings, defaultSettings } from './settings.ts';
import { localStore } from './storage.ts';

describe('settings', () => {
  beforeEach(() => window.localStorage.clear());

  test('starts with en-US and es-ES', { tags: ['R-9.14', 'R-10.23'] }, () => {
    expect(createSettings(localStore).get()).toEqual({
      language: 'en-US',
      target: 'es-ES',
      voice: null,
      speed: 1,
      punctuation: true,
      translate: false,
      whileSpeaking: false,
      recognition: 'auto',
      microphone: null,
      serverSpeechExplained: false,
      commands: true,
      continueWhenFull: false,
    });
  });

  test('are the object of the prerendered page until something is chosen', () => {
    const settings = createSettings(localStore);
    expect(settings.get()).toBe(defaultSettings);
    settings.update({ voice: 'iris' });
    expect(settings.get()).not.toBe(defaultSettings);
  });

  test('translates into English by default for other languages', {
    tags: ['R-10.23'],
  }, () => {
    const settings = createSettings(localStore);
    settings.update({ language: 'fr-FR' });
    expect(settings.get().target).toBe('en-US');
    settings.update({ target: 'ja-JP' });
    settings.update({ language: 'en-US' });
    expect(settings.get().target).toBe('ja-JP');
  });

  test('remembers choices', { tags: ['R-10.23'] }, () => {
    createSettings(localStore).update({ language: 'th-TH', punctuation: false });
    expect(createSettings(localStore).get()).toMatchObject({ language: 'th-TH', punctuation: false });
  });

  test('remembers speeds up to twice as fast', () => {
    createSettings(localStore).update({ speed: 2 });
    expect(createSettings(localStore).get().speed).toBe(2);
    createSettings(localStore).update({ speed: 9 });
    expect(createSettings(localStore).get().speed).toBe(1);
  });

  test.each(['{broken', '7', '{"language":"xx-XX","voice":5,"punctuation":"no"}'])(
    'ignores invalid values: %s',
    (value) => {
      window.localStorage.setItem('settings', value);
      expect(createSettings(localStore).get()).toMatchObject({
        language: 'en-US',
        voice: null,
        punctuation: true,
      });
    },
  );

  test('notifies listeners until they unsubscribe', () => {
    const settings = createSettings(localStore);
    let told = 0;
    const stop = settings.subscribe(() => {
      told += 1;
    });
    settings.update({ voice: 'alloy' });
    stop();
    settings.update({ voice: 'ash' });
    expect(told).toBe(1);
  });
});
