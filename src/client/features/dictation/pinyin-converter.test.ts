import { describe, expect, test } from 'vitest';
import type { OnPinyin } from '../../../shared/pinyin.ts';
import type { Phrase } from '../../platform/recognition/recognition.ts';
import { createPinyinConverter } from './pinyin-converter.ts';

const key = Symbol('phrase');

function setUp(load: () => Promise<(text: string, onPinyin?: OnPinyin) => string>) {
  const phrases: Phrase[] = [];
  const written: string[] = [];
  const converter = createPinyinConverter(load, {
    phrase(phrase) {
      phrases.push(phrase);
      written.push(phrase.words);
    },
    interim: () => undefined,
    flush: async () => {},
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { converter, phrases, written, settle };
}

describe('createPinyinConverter', () => {
  test('passes other languages on immediately', () => {
    const { converter, written } = setUp(() => Promise.reject(new Error('not needed')));
    converter.phrase({ key, words: 'hello', language: 'en-US' });
    expect(written).toEqual(['hello']);
  });

  test('writes pinyin with tone marks, in the order it was spoken', { tags: ['R-10.25'] }, async () => {
    let arrive: (romanise: (text: string) => string) => void = () => undefined;
    const { converter, written, settle } = setUp(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    converter.phrase({ key, words: '你好', language: 'zh-CN-pinyin' });
    converter.phrase({ key, words: 'hello', language: 'en-US' });
    await settle();
    expect(written).toEqual([]);
    arrive((text) => `[${text}]`);
    await settle();
    converter.phrase({ key, words: '再见', language: 'zh-CN-pinyin' });
    await settle();
    expect(written).toEqual(['[你好]', 'hello', '[再见]']);
  });

  test('keeps the characters when the dictionary cannot be loaded', async () => {
    const { converter, written, settle } = setUp(() => Promise.reject(new Error('offline')));
    converter.phrase({ key, words: '你好', language: 'zh-CN-pinyin' });
    await settle();
    expect(written).toEqual(['你好']);
  });

  test('passes on pinyin together with the recognised characters', { tags: ['R-10.25'] }, async () => {
    const { converter, phrases, settle } = setUp(() =>
      Promise.resolve((text, onPinyin) => {
        onPinyin?.(`[${text}]`, text);
        return `[${text}]`;
      }),
    );
    converter.phrase({ key, words: '你好', language: 'zh-CN-pinyin' });
    converter.phrase({ key, words: '你好吗', revises: '你好', language: 'zh-CN-pinyin' });
    await settle();
    expect(phrases).toMatchObject([
      { words: '[你好]', pinyin: [{ pinyin: '[你好]', characters: '你好' }] },
      { words: '[你好吗]', revises: '[你好]', pinyin: [{ pinyin: '[你好吗]', characters: '你好吗' }] },
    ]);
  });
});
