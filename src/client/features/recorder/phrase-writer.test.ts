import { describe, expect, test } from 'vitest';
import { createPhraseWriter } from './phrase-writer.ts';

function setUp(load: () => Promise<(text: string) => string>) {
  const written: string[] = [];
  const writer = createPhraseWriter(
    load,
    ({ words }) => written.push(words),
    () => undefined,
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { writer, written, settle };
}

describe('createPhraseWriter', () => {
  test('passes other languages on immediately', () => {
    const { writer, written } = setUp(() => Promise.reject(new Error('not needed')));
    writer.phrase({ words: 'hello', language: 'en-US' });
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
    writer.phrase({ words: '你好', language: 'zh-CN-pinyin' });
    writer.phrase({ words: 'hello', language: 'en-US' });
    await settle();
    expect(written).toEqual([]);
    arrive((text) => `[${text}]`);
    await settle();
    writer.phrase({ words: '再见', language: 'zh-CN-pinyin' });
    await settle();
    expect(written).toEqual(['[你好]', 'hello', '[再见]']);
  });

  test('keeps the characters when the dictionary cannot be loaded', async () => {
    const { writer, written, settle } = setUp(() => Promise.reject(new Error('offline')));
    writer.phrase({ words: '你好', language: 'zh-CN-pinyin' });
    await settle();
    expect(written).toEqual(['你好']);
  });
});
