import { beforeEach, expect, test } from 'vitest';
import type { LanguageCode } from '../../shared/languages.ts';
import { countWords } from '../features/transcript/count-words.ts';
import { localStore } from '../platform/storage.ts';
import { createDraftKeeper } from './draft.ts';
import { hasDraft } from './draft-owner.ts';
import { createTranscript } from './transcript.ts';

beforeEach(() => localStorage.clear());

function setUp(cap: number, language: LanguageCode = 'en-US') {
  const draft = createDraftKeeper(localStore);
  const transcript = createTranscript(draft, () => 0);
  const rules = { cap, punctuation: false };
  return {
    draft,
    transcript,
    rules,
    hear: (key: symbol, words: string, revises?: string, segment?: string) =>
      transcript.hear({ key, words, language, revises, segment }, rules, () => {}),
    overflow: () => transcript.getOverflow().map(({ words }) => words),
    startNew() {
      transcript.replaceAll('');
      draft.forget();
      transcript.writeOverflow(rules);
    },
  };
}

const one = Symbol('one');
const two = Symbol('two');

test('keeps the words that do not fit, and starts the next text with them', () => {
  const { transcript, hear, overflow, startNew } = setUp(20);
  hear(one, 'the first law says');
  hear(two, 'that energy is conserved');
  hear(Symbol('three'), 'and so on');
  expect(transcript.getText()).toBe('the first law says t');
  expect(overflow()).toEqual(['that energy is conserved', 'and so on']);
  startNew();
  expect(transcript.getText()).toBe('that energy is conse');
  expect(overflow()).toEqual(['conserved', 'and so on']);
  startNew();
  expect(transcript.getText()).toBe('conserved and so on');
  expect(overflow()).toEqual([]);
});

test('cuts languages without spaces between characters', () => {
  const { transcript, hear, overflow } = setUp(4, 'zh-CN');
  hear(one, '你好世界和平');
  expect(transcript.getText()).toBe('你好世界');
  expect(overflow()).toEqual(['和平']);
  expect(countWords(transcript.getOverflow())).toBe(1);
});

test('does not repeat a text without any space', () => {
  const { hear, overflow } = setUp(4);
  hear(one, 'abcdefgh');
  expect(overflow()).toEqual(['efgh']);
});

test('follows the revisions of a phrase that was cut', () => {
  const { transcript, hear, overflow, startNew } = setUp(10);
  hear(one, 'we set sail for');
  expect(overflow()).toEqual(['sail for']);
  hear(one, 'we set sail for Rome', 'we set sail for');
  expect(overflow()).toEqual(['sail for Rome']);
  hear(one, 'we set', 'we set sail for Rome');
  expect(overflow()).toEqual([]);
  hear(two, 'sail for');
  hear(two, 'sail for Rome', 'sail for');
  startNew();
  expect(`${transcript.getText()}|${overflow()}`).toBe('sail for R|Rome');
});

test('leaves speech that does not fit at all to the queue, which keeps its audio', () => {
  const { hear, overflow } = setUp(5);
  hear(one, 'hello');
  hear(two, 'world', undefined, 'segment');
  expect(overflow()).toEqual([]);
});

test('survives clearing, saving and a reload', () => {
  const first = setUp(5);
  first.hear(one, 'hello world');
  first.transcript.replaceAll('');
  first.draft.forget();
  expect(hasDraft(localStore)).toBe(true);
  const second = setUp(20);
  expect([second.transcript.getText(), second.overflow()]).toEqual(['', ['world']]);
  second.transcript.writeOverflow(second.rules);
  expect(second.transcript.getText()).toBe('world');
  second.transcript.replaceAll('');
  second.draft.forget();
  expect(hasDraft(localStore)).toBe(false);
});

test('can be discarded', () => {
  const { transcript, hear, overflow } = setUp(5);
  hear(one, 'hello world');
  transcript.discardOverflow();
  expect([transcript.getText(), overflow()]).toEqual(['hello', []]);
});

test('waits for an input method before it writes words that are tried again', () => {
  const { transcript, hear, startNew } = setUp(4);
  hear(one, 'long words');
  transcript.hold(true);
  startNew();
  expect(transcript.getText()).toBe('');
  transcript.hold(false);
  expect(transcript.getText()).not.toBe('');
});
