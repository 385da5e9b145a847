import { describe, expect, test } from 'vitest';
import type { OnPinyin } from '../../../shared/pinyin.ts';
import { createPhraseWriter, type WrittenPhrase } from './phrase-writer.ts';

const key = Symbol('phrase');

function setUp(load: () => Promise<(text: string, onPinyin?: OnPinyin) => string>) {
  const phrases: WrittenPhrase[] = [];
  const written: string[] = [];
  const writer = createPhraseWriter(load, {
    phrase(phrase) {
      phrases.push(phrase);
      written.push(phrase.words);
    },
    interim: () => undefined,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { writer, phrases, written, settle };
}

describe('createPhraseWriter', () => {
  test('passes other languages on immediately', () => {
    const { writer, written } = setUp(() => Promise.reject(new Error('not needed')));
    writer.phrase({ key, words: 'hello', language: 'en-US' });
    expect(written).toEqual(['hello']);
  });

  test('writes pinyin with tone marks, in the order it was spoken', { tags: ['R-10.25'] }, async () => {
    let arrive: (romanise: (text: string) => string) => void = () => undefined;
    const { writer, written, settle } = setUp(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    writer.phrase({ key, words: '你好', language: 'zh-CN-pinyin' });
    writer.phrase({ key, words: 'hello', language: 'en-US' });
    await settle();
    expect(written).toEqual([]);
    arrive((text) => `[${text}]`);
    await settle();
    writer.phrase({ key, words: '再见', language: 'zh-CN-pinyin' });
    await settle();
    expect(written).toEqual(['[你好]', 'hello', '[再见]']);
  });

  test('keeps the characters when the dictionary cannot be loaded', async () => {
    const { writer, written, settle } = setUp(() => Promise.reject(new Error('offline')));
    writer.phrase({ key, words: '你好', language: 'zh-CN-pinyin' });
    await settle();
    expect(written).toEqual(['你好']);
  });

  test('delivers pinyin with the characters it was recognised as', { tags: ['R-10.25'] }, async () => {
    const { writer, phrases, settle } = setUp(() =>
      Promise.resolve((text, onPinyin) => {
        onPinyin?.(`[${text}]`, text);
        return `[${text}]`;
      }),
    );
    writer.phrase({ key, words: '你好', language: 'zh-CN-pinyin' });
    writer.phrase({ key, words: '你好吗', revises: '你好', language: 'zh-CN-pinyin' });
    await settle();
    expect(phrases).toMatchObject([
      { words: '[你好]', pinyin: [{ pinyin: '[你好]', characters: '你好' }] },
      { words: '[你好吗]', revises: '[你好]', pinyin: [{ pinyin: '[你好吗]', characters: '你好吗' }] },
    ]);
  });
});
