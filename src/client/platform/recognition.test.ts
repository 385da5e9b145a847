import { describe, expect, test } from 'vitest';
import {
  installRecognition,
  type RecognitionControl,
  type RecognitionProfile,
} from '../../../e2e/fakes/recognition.ts';
import { createRecognition, findRecognition } from './recognition.ts';
import { readSnapshot } from './recognition-results.ts';

async function openSession(profile: RecognitionProfile) {
  installRecognition(profile);
  const control = (globalThis as unknown as { fakeRecognition: RecognitionControl }).fakeRecognition;
  const Engine = findRecognition(globalThis);
  if (!Engine) throw new Error('no engine');
  const heard: string[] = [];
  const shown: string[] = [];
  const errors: string[] = [];
  let started = 0;
  let ended = 0;
  const session = createRecognition(Engine, profile.startsWith('android')).open('en-US', {
    onStart: () => {
      started += 1;
    },
    onSpeech: () => undefined,
    onPhrases: (finals, interim) => {
      heard.push(...finals);
      shown.push(interim);
    },
    onError: (code) => errors.push(code),
    onEnd: () => {
      ended += 1;
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 1));
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  return { control, session, heard, shown, errors, settle, counts: () => ({ started, ended }) };
}

describe('engines', () => {
  test('finds the prefixed constructor and reports when there is none', { tags: ['R-1.4'] }, () => {
    installRecognition('chrome');
    expect(findRecognition(globalThis)).toBeDefined();
    expect(findRecognition({})).toBeUndefined();
  });

  test.each<RecognitionProfile>([
    'chrome',
    'android-confidence',
    'android-index',
    'android-cumulative',
    'safari',
    'ios',
  ])('%s: shows every word while it is spoken and delivers it once', { tags: ['R-1.2'] }, async (profile) => {
    const { control, session, heard, shown, settle, counts } = await openSession(profile);
    await control.say('we kept the lamps low');
    expect(shown).toContain('we kept');
    if (control.running) session.stop();
    await settle();
    expect(heard.join(' ')).toBe('we kept the lamps low');
    expect(counts()).toEqual({ started: 1, ended: 1 });
  });

  test('delivers the phrases of a session one by one', { tags: ['R-1.2'] }, async () => {
    const { control, session, heard, settle } = await openSession('chrome');
    await control.say('no');
    await control.say('no no');
    session.stop();
    await settle();
    expect(heard).toEqual(['no', 'no no']);
  });

  test('delivers words that never became final when the engine ends', async () => {
    const { control, heard, settle } = await openSession('chrome');
    await control.interim('half a sentence');
    await control.end();
    await settle();
    expect(heard).toEqual(['half a sentence']);
  });

  test('delivers nothing but the end after an abort', async () => {
    const { control, session, heard, settle, counts } = await openSession('chrome');
    await control.interim('half a sentence');
    session.abort();
    await settle();
    expect(heard).toEqual([]);
    expect(counts().ended).toBe(1);
  });

  test('reports a network error without a speech service', async () => {
    const { errors, settle, counts } = await openSession('edge-without-service');
    await settle();
    expect(errors).toEqual(['network']);
    expect(counts().ended).toBe(1);
  });

  test('uses continuous mode everywhere except on Android', async () => {
    expect((await openSession('android-index')).control.continuous).toBe(false);
    expect((await openSession('chrome')).control.continuous).toBe(true);
  });
});

describe('readSnapshot', () => {
  const final = (transcript: string, confidence = 0.9) => ({ transcript, confidence, isFinal: true });
  const interim = (transcript: string) => ({ transcript, confidence: 0.5, isFinal: false });

  test.each([
    [
      'separates final and interim results',
      [final('one'), interim(' two')],
      { finals: ['one'], interim: 'two' },
    ],
    [
      'joins two interim parts',
      [interim('the wind'), interim(' had turned')],
      { finals: [], interim: 'the wind had turned' },
    ],
    [
      'reads cumulative final results once',
      [final('hi'), final('hi there')],
      { finals: ['hi there'], interim: '' },
    ],
    ['keeps a repeated phrase', [final('no'), final(' no no')], { finals: ['no', 'no no'], interim: '' }],
    ['ignores empty results', [final(' '), interim('')], { finals: [], interim: '' }],
  ])('desktop: %s', (_name, results, expected) => {
    expect(readSnapshot(results, false)).toEqual(expected);
  });

  test.each([
    ['treats confidence 0 as interim', [final('i', 0), final('ice cream', 0)], 'ice cream'],
    ['replaces partial results with the final one', [final('i', 0), final('ice cream')], 'ice cream'],
    ['reads cumulative final results once', [final('hi'), final('Hi there')], 'Hi there'],
    ['reads the same final result once', [final('hi there'), final('hi there')], 'hi there'],
    ['appends a second phrase', [final('hi there'), final('how are you')], 'hi there how are you'],
    ['ignores a partial result that repeats the final one', [final('hi'), final('hi there', 0)], 'hi there'],
  ])('Android: %s', (_name, results, expected) => {
    expect(readSnapshot(results, true)).toEqual({ finals: [], interim: expected });
  });
});
