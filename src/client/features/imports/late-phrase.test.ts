import { beforeEach, describe, expect, test, vi } from 'vitest';
import { wordsBetween } from './late-phrase.ts';
import { createDevice, openPage, speakThreePhrases } from './test-importer.ts';

const wanted = { file: new File(['bytes'], 'Lecture.m4a'), language: 'en-US', speechSeconds: 6 } as const;

describe('a phrase that is transcribed after later speech', () => {
  let samples: Float32Array;
  beforeEach(async () => {
    samples = await speakThreePhrases();
  });

  /** Starts an import whose segments are all waiting for their words. */
  async function startImport(cap?: number) {
    const page = openPage(createDevice(), samples, cap);
    await page.importer.start(wanted);
    await vi.waitFor(() => expect(page.sent).toHaveLength(3));
    const respondTo = async (index: number, words: string) => {
      page.sent.unshift(...page.sent.splice(index, 1));
      return page.respond(words);
    };
    const texts = () => page.importer.parts().map(({ text }) => text);
    return { ...page, respondTo, texts };
  }

  test('is written where it was spoken, in the editor', async () => {
    const { editor, respondTo, view } = await startImport();
    const first = await respondTo(0, 'good morning');
    const last = await respondTo(1, 'see you later');
    const late = await respondTo(0, 'how are you');
    await vi.waitFor(() => expect(view()?.state).toBe('done'));
    expect(editor.read().text).toBe('good morning how are you see you later');
    expect(editor.read().timings.map(({ from }) => from)).toEqual(
      [first, late, last].map(({ time }) => time?.from),
    );
  });

  test('can be the first of the file', async () => {
    const { editor, respondTo, view } = await startImport();
    await respondTo(1, 'how are you');
    await respondTo(1, 'see you later');
    await respondTo(0, 'good morning');
    await vi.waitFor(() => expect(view()?.state).toBe('done'));
    expect(editor.read().text).toBe('good morning how are you see you later');
  });

  test('is written into a part that isn’t in the editor, together with its edits', async () => {
    const { importer, editor, respondTo, texts, view } = await startImport(40);
    await respondTo(0, 'good morning');
    await respondTo(1, 'see you later, all of you');
    editor.set({ text: 'good morning to you', timings: editor.read().timings });
    importer.show(1);
    await respondTo(0, 'how are you');
    await vi.waitFor(() => expect(view()?.state).toBe('done'));
    expect(texts()).toEqual(['good morning how are you to you', 'see you later, all of you']);
    expect(editor.read().text).toBe('see you later, all of you');
  });

  test('splits a part that it doesn’t fit in, and the editor keeps its part', async () => {
    const { importer, editor, respondTo, texts, view } = await startImport(20);
    await respondTo(0, 'Good morning.');
    await respondTo(1, 'See you later.');
    importer.show(1);
    await respondTo(0, 'How are you?');
    await vi.waitFor(() => expect(view()?.state).toBe('done'));
    expect(texts().map((text) => text.trim())).toEqual(['Good morning.', 'How are you?', 'See you later.']);
    expect(view()?.shown).toBe(2);
    expect(editor.read().text).toBe('See you later.');
  });
});

describe('wordsBetween', () => {
  const rules = { cap: 1_000, punctuation: true, language: 'en-US' } as const;
  const phrase = (words: string, pauseMs?: number) => ({ words, pauseMs, time: { from: 0, to: 0 } });
  test.each([
    ['Good morning', ', see you', phrase('how are you', 1_500), ', how are you'],
    ['Good morning', '. See you', phrase('how are you.', 2_500), '. How are you'],
    ['', 'See you', phrase('how are you', 1_500), 'How are you '],
    ['Good morning.', '', phrase('how are you', 0), ' How are you'],
  ])('between %j and %j', (before, after, spoken, written) => {
    expect(wordsBetween(before + after, before.length, spoken, rules)).toBe(written);
  });
});
