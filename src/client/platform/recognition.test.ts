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
  test('the prefixed constructor is found, and its absence is told', { tags: ['R-1.4'] }, () => {
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
  ])('%s: every word is shown while it is spoken and given once', { tags: ['R-1.2'] }, async (profile) => {
    const { control, session, heard, shown, settle, counts } = await openSession(profile);
    await control.say('we kept the lamps low');
    expect(shown).toContain('we kept');
    if (control.running) session.stop();
    await settle();
    expect(heard.join(' ')).toBe('we kept the lamps low');
    expect(counts()).toEqual({ started: 1, ended: 1 });
  });

  test('several phrases of one session come one by one', { tags: ['R-1.2'] }, async () => {
    const { control, session, heard, settle } = await openSession('chrome');
    await control.say('no');
    await control.say('no no');
    session.stop();
    await settle();
    expect(heard).toEqual(['no', 'no no']);
  });

  test('words that never became final are given when the engine ends', async () => {
    const { control, heard, settle } = await openSession('chrome');
    await control.interim('half a sentence');
    await control.end();
    await settle();
    expect(heard).toEqual(['half a sentence']);
  });

  test('after abort nothing comes but the end', async () => {
    const { control, session, heard, settle, counts } = await openSession('chrome');
    await control.interim('half a sentence');
    session.abort();
    await settle();
    expect(heard).toEqual([]);
    expect(counts().ended).toBe(1);
  });

  test('a browser without a speech service answers network', async () => {
    const { errors, settle, counts } = await openSession('edge-without-service');
    await settle();
    expect(errors).toEqual(['network']);
    expect(counts().ended).toBe(1);
  });

  test('Android is not asked to be continuous, the others are', async () => {
    expect((await openSession('android-index')).control.continuous).toBe(false);
    expect((await openSession('chrome')).control.continuous).toBe(true);
  });
});

describe('readSnapshot', () => {
  const final = (transcript: string, confidence = 0.9) => ({ transcript, confidence, isFinal: true });
  const interim = (transcript: string) => ({ transcript, confidence: 0.5, isFinal: false });

  test.each([
    ['finals and interims apart', [final('one'), interim(' two')], { finals: ['one'], interim: 'two' }],
    [
      'interims in two parts',
      [interim('the wind'), interim(' had turned')],
      { finals: [], interim: 'the wind had turned' },
    ],
    ['cumulative finals', [final('hi'), final('hi there')], { finals: ['hi there'], interim: '' }],
    ['a repeated phrase', [final('no'), final(' no no')], { finals: ['no', 'no no'], interim: '' }],
    ['empty results', [final(' '), interim('')], { finals: [], interim: '' }],
  ])('desktop: %s', (_name, results, expected) => {
    expect(readSnapshot(results, false)).toEqual(expected);
  });

  test.each([
    ['confidence 0 is not settled', [final('i', 0), final('ice cream', 0)], 'ice cream'],
    ['the settled one replaces its partials', [final('i', 0), final('ice cream')], 'ice cream'],
    ['cumulative finals', [final('hi'), final('Hi there')], 'Hi there'],
    ['the same again', [final('hi there'), final('hi there')], 'hi there'],
    ['a second phrase', [final('hi there'), final('how are you')], 'hi there how are you'],
    ['a partial that repeats the settled one', [final('hi'), final('hi there', 0)], 'hi there'],
  ])('Android: %s', (_name, results, expected) => {
    expect(readSnapshot(results, true)).toEqual({ finals: [], interim: expected });
  });
});
