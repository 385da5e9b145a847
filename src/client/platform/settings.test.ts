import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSettings, defaultSettings } from './settings.ts';
import { createStore, type LocalKey, localStore, watchLocalStorage } from './storage.ts';

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
      pushToTalk: false,
      offerToLearn: true,
      singleKeys: true,
      textSize: 'normal',
      autosave: false,
      keepRecordings: null,
      recordingsPlace: 'device',
    });
  });

  test('save texts by themselves in the personal edition, unless people don’t want it', () => {
    document.documentElement.dataset.edition = 'personal';
    expect(createSettings(localStore).get().autosave).toBe(true);
    createSettings(localStore).update({ autosave: false });
    expect(createSettings(localStore).get().autosave).toBe(false);
    delete document.documentElement.dataset.edition;
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

  /** Two pages of one browser: a change in one is announced to the other. */
  function openTwoTabs() {
    const listeners: (() => void)[] = [];
    const openTab = () => createSettings(localStore, (_key, listener) => listeners.push(listener));
    const [one, other] = [openTab(), openTab()];
    const [tellOne = () => {}, tellOther = () => {}] = listeners;
    return { one, other, tellOne, tellOther };
  }

  test('of two tabs are merged, even before one hears of the other', () => {
    const { one, other } = openTwoTabs();
    one.get();
    other.update({ speed: 1.5, language: 'fr-FR' });
    one.update({ voice: 'iris' });
    expect(JSON.parse(localStorage.getItem('settings') ?? '')).toEqual({
      speed: 1.5,
      language: 'fr-FR',
      voice: 'iris',
    });
    expect(createSettings(localStore).get()).toMatchObject({ speed: 1.5, language: 'fr-FR', voice: 'iris' });
  });

  test('follow a change in another tab', () => {
    const { one, other, tellOne } = openTwoTabs();
    let told = 0;
    one.subscribe(() => {
      told += 1;
    });
    other.update({ punctuation: false });
    tellOne();
    expect(one.get().punctuation).toBe(false);
    expect(told).toBe(1);
  });

  test('that belong to the text stay as they are while another tab changes its own', () => {
    const { one, other, tellOne, tellOther } = openTwoTabs();
    one.update({ language: 'de-DE', translate: false });
    tellOther();
    other.update({ language: 'fr-FR', translate: true, commands: false });
    tellOne();
    one.update({ voice: 'ash' });
    expect(one.get()).toMatchObject({ language: 'de-DE', translate: false, commands: false, voice: 'ash' });
    expect(createSettings(localStore).get()).toMatchObject({
      language: 'fr-FR',
      translate: true,
      voice: 'ash',
    });
  });

  test('of a newer version are kept', () => {
    localStorage.setItem('settings', '{"voice":"iris","newer":1}');
    createSettings(localStore).update({ speed: 2 });
    expect(JSON.parse(localStorage.getItem('settings') ?? '')).toEqual({ voice: 'iris', newer: 1, speed: 2 });
  });

  test('are kept for this page if nothing can be stored', () => {
    const blocked = createStore<LocalKey>(() => {
      throw new Error('blocked');
    });
    const settings = createSettings(blocked);
    settings.update({ voice: 'iris' });
    settings.update({ speed: 2 });
    expect(settings.get()).toMatchObject({ voice: 'iris', speed: 2 });
  });

  test('hear of other tabs through the browser’s storage events', () => {
    const heard = vi.fn();
    watchLocalStorage('settings', heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
    expect(heard).toHaveBeenCalledOnce();
  });
});
