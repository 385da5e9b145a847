import { beforeEach, describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../shared/languages.ts';
import type { Phrase } from '../platform/recognition/recognition.ts';
import { localStore } from '../platform/storage.ts';
import { createDraftKeeper } from './draft.ts';
import { createTranscript } from './transcript.ts';

function setUp(cap = 1_000) {
  const draft = createDraftKeeper(localStore);
  const transcript = createTranscript(draft, () => 0);
  const cuts: string[] = [];
  const hear = (key: symbol, words: string, more: Partial<Phrase> = {}, language: LanguageCode = 'en-US') =>
    transcript.hear({ key, words, language, ...more }, { cap, punctuation: true }, (cut) => cuts.push(cut));
  /** Types over a part of the text. */
  const type = (removed: string, inserted: string) =>
    transcript.edit(
      { at: transcript.getText().indexOf(removed), removed, inserted, source: 'typed' },
      'elsewhere',
    );
  return { transcript, draft, cuts, hear, type, text: transcript.getText };
}

const one = Symbol('one');
const two = Symbol('two');

describe('a revised phrase', () => {
  beforeEach(() => window.localStorage.clear());

  test('replaces the old words in place, with the punctuation for its pause', { tags: ['R-1.2'] }, () => {
    const { hear, text } = setUp();
    hear(one, 'good morning');
    hear(two, 'I scream', { pauseMs: 2_500 });
    hear(Symbol('three'), 'for all', { pauseMs: 0 });
    hear(two, 'ice cream', { revises: 'I scream' });
    expect(text()).toBe('Good morning. Ice cream for all');
  });

  test('moves along with edits around it', () => {
    const { hear, type, text } = setUp();
    hear(one, 'we set sail');
    hear(two, 'I scream', { pauseMs: 0 });
    type('We', 'And then we all');
    hear(two, 'ice cream', { revises: 'I scream' });
    expect(text()).toBe('And then we all set sail ice cream');
  });

  test('leaves an edited phrase alone', () => {
    const { hear, type, text } = setUp();
    hear(one, 'I scream');
    type('scream', 'shout');
    hear(one, 'Ice cream', { revises: 'I scream' });
    expect(text()).toBe('I shout');
  });

  test('adds only its new words to an edited phrase', () => {
    const { hear, type, text } = setUp();
    hear(one, 'hi');
    type('Hi', 'Hello');
    hear(one, 'hi there', { revises: 'hi' });
    hear(one, 'hi there Ann', { revises: 'hi there' });
    expect(text()).toBe('Hello there Ann');
  });

  test('is not written again after it was undone', () => {
    const { transcript, hear, text } = setUp();
    hear(one, 'I scream');
    transcript.undo();
    hear(one, 'ice cream', { revises: 'I scream' });
    expect(text()).toBe('');
  });

  test('is undone together with its first version', () => {
    const { transcript, hear, text } = setUp();
    hear(one, 'good morning');
    hear(two, 'I scream');
    hear(two, 'ice cream', { revises: 'I scream' });
    transcript.undo();
    expect(text()).toBe('Good morning');
    transcript.redo();
    expect(text()).toBe('Good morning ice cream');
  });

  test('does not repeat punctuation typed after it', () => {
    const { transcript, hear, text } = setUp();
    hear(one, 'the very last phrase');
    transcript.edit({ at: 20, removed: '', inserted: ', and more', source: 'typed' }, 'elsewhere');
    hear(one, 'The very last phrase.', { revises: 'the very last phrase' });
    expect(text()).toBe('The very last phrase, and more');
  });

  test('is cut at the cap like any other', { tags: ['R-4.24'] }, () => {
    const { hear, text, cuts } = setUp(9);
    hear(one, 'I scream');
    hear(one, 'ice cream for all', { revises: 'I scream' });
    expect(text()).toBe('Ice cream');
    expect(cuts).toEqual(['nothing', 'some']);
  });
});

describe('words that are still being spoken', () => {
  beforeEach(() => window.localStorage.clear());

  test('are part of the whole text', () => {
    const { transcript, hear } = setUp();
    transcript.setInterim('we set');
    expect(transcript.getAll()).toBe('we set');
    hear(one, 'we set sail');
    transcript.setInterim('under grey');
    expect(transcript.getAll()).toBe('We set sail under grey');
    transcript.setInterim('');
    expect(transcript.getAll()).toBe('We set sail');
  });
});

describe('pinyin that was dictated', () => {
  beforeEach(() => window.localStorage.clear());

  function dictate(...pages: ReturnType<typeof setUp>[]) {
    const page = pages[0] ?? setUp();
    page.hear(
      one,
      'jīntiān tiānqì hěn hǎo',
      {
        pinyin: [
          { pinyin: 'jīntiān', characters: '今天' },
          { pinyin: 'tiānqì', characters: '天气' },
          { pinyin: 'hěn', characters: '很' },
          { pinyin: 'hǎo', characters: '好' },
        ],
      },
      'zh-CN-pinyin',
    );
    return page;
  }
  const next = { pauseMs: 2_500, pinyin: [{ pinyin: 'zàijiàn', characters: '再见' }] };

  test('is read aloud as its Chinese characters', { tags: ['R-10.25'] }, () => {
    const { transcript, hear, text } = dictate();
    hear(two, 'zàijiàn', next, 'zh-CN-pinyin');
    expect(text()).toBe('Jīntiān tiānqì hěn hǎo. Zàijiàn');
    expect(transcript.getSpeakable()).toBe('今天天气很好. 再见');
  });

  test('loses only the characters of edited words', { tags: ['R-10.25'] }, () => {
    const { transcript, type } = dictate();
    type('hěn', 'bù');
    expect(transcript.getSpeakable()).toBe('今天天气 bù 好');
    type('hǎo', 'hǎoma');
    expect(transcript.getSpeakable()).toBe('今天天气 bù hǎoma');
    type('Jīntiān', 'Zuótiān Jīntiān');
    expect(transcript.getSpeakable()).toBe('Zuótiān Jīntiān 天气 bù hǎoma');
  });

  test('loses its characters when a letter is typed next to a word, but not for punctuation', () => {
    const { transcript, text } = dictate();
    const typeAt = (at: number, inserted: string) =>
      transcript.edit({ at, removed: '', inserted, source: 'typed' }, 'elsewhere');
    typeAt(text().length, '!');
    expect(transcript.getSpeakable()).toBe('今天天气很好!');
    typeAt(text().length - 1, 's');
    expect(transcript.getSpeakable()).toBe('今天天气很 hǎos!');
  });

  test('gets its characters back after undo, redo and an undone clear', () => {
    const { transcript, type, text } = dictate();
    type('hěn', 'bù');
    transcript.undo();
    expect(transcript.getSpeakable()).toBe('今天天气很好');
    transcript.redo();
    expect(transcript.getSpeakable()).toBe('今天天气 bù 好');
    const cleared = text();
    transcript.replaceAll('');
    expect(transcript.getSpeakable()).toBe('');
    transcript.restore(cleared);
    expect(transcript.getSpeakable()).toBe('今天天气 bù 好');
  });

  test('keeps its characters across a reload', { tags: ['R-10.27'] }, () => {
    dictate();
    expect(setUp().transcript.getSpeakable()).toBe('今天天气很好');
    localStore.writeJson('draft', {
      text: 'hǎo',
      characters: [{ start: 2, end: 9, characters: '好' }, null],
    });
    expect(setUp().transcript.getSpeakable()).toBe('hǎo');
  });

  test('is revised with its characters', () => {
    const { transcript, hear } = dictate();
    hear(
      one,
      'míngtiān hǎo',
      {
        revises: 'jīntiān tiānqì hěn hǎo',
        pinyin: [
          { pinyin: 'míngtiān', characters: '明天' },
          { pinyin: 'hǎo', characters: '好' },
        ],
      },
      'zh-CN-pinyin',
    );
    expect(transcript.getSpeakable()).toBe('明天好');
  });
});

test('is typed until the first spoken words, and again after it was emptied', () => {
  window.localStorage.clear();
  const { transcript, draft, hear, type } = setUp();
  type('', 'by hand');
  expect(draft.read().source).toBe('typed');
  hear(one, 'out loud');
  type('loud', 'LOUD');
  expect(draft.read().source).toBe('dictated');
  transcript.edit({ at: 0, removed: transcript.getText(), inserted: '', source: 'other' }, 'elsewhere');
  expect(draft.read().source).toBe('typed');
});
