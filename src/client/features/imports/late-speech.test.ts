import { beforeEach, describe, expect, test, vi } from 'vitest';
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
    return { ...page, respondTo };
  }

  test('is written where it was spoken, on the screen', async () => {
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

  test('is written into a chapter that isn’t on the screen, together with its edits', async () => {
    const { show, editor, respondTo, texts, view } = await startImport(40);
    await respondTo(0, 'good morning');
    await respondTo(1, 'see you later, all of you');
    editor.append(' to you');
    show(1);
    await respondTo(0, 'how are you');
    await vi.waitFor(() => expect(view()?.state).toBe('done'));
    expect(texts()).toEqual(['good morning how are you to you', 'see you later, all of you']);
    expect(editor.read().text).toBe('see you later, all of you');
  });

  test('splits a chapter that it doesn’t fit in, and the screen keeps its chapter', async () => {
    const { show, shown, editor, respondTo, texts, view } = await startImport(20);
    await respondTo(0, 'Good morning.');
    await respondTo(1, 'See you later.');
    show(1);
    await respondTo(0, 'How are you?');
    await vi.waitFor(() => expect(view()?.state).toBe('done'));
    expect(texts().map((text) => text.trim())).toEqual(['Good morning.', 'How are you?', 'See you later.']);
    expect(shown()).toBe(2);
    expect(editor.read().text).toBe('See you later.');
  });
});
