import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chapterOf, translationOf } from '../../../shared/document/document.ts';
import { timingsOf } from '../../../shared/document/segments.ts';
import { recognitionCost } from '../../../shared/quota.ts';
import { createDevice, openPage, speakThreePhrases } from './test-importer.ts';

const file = new File(['bytes'], 'Lecture.m4a');
const twoChapters = [chapterOf('We set sail.'), chapterOf('Nobody slept.', [], 1)];
const wanted = { file, language: 'en-US', speechSeconds: 6 } as const;

describe('an import', () => {
  let samples: Float32Array;
  beforeEach(async () => {
    samples = await speakThreePhrases();
  });

  test('is written phrase by phrase, with each phrase’s position in the file', async () => {
    const { importer, editor, respond, view } = openPage(createDevice(), samples);
    await importer.start(wanted);
    const first = await respond('good morning');
    await respond('how are you');
    await respond('see you later');
    await vi.waitFor(() => expect(view()?.state).toBe('done'));
    expect(editor.read().text).toBe('good morning how are you see you later');
    expect(editor.read().timings[0]).toMatchObject({ from: first.time?.from, to: first.time?.to });
    expect(first.time?.from).toBeGreaterThan(800);
    expect(view()?.doneSeconds).toBeGreaterThan(1);
  });

  test('keeps when each word was spoken, if the provider says so', async () => {
    const device = createDevice();
    const { importer, respond, view } = openPage(device, samples);
    await importer.start(wanted);
    const { time } = await respond('good morning', undefined, [
      { text: 'Good', from: 0, to: 300 },
      { text: 'morning.', from: 400, to: 900 },
    ]);
    await respond('');
    await respond('');
    await vi.waitFor(() => expect(view()?.state).toBe('done'));
    importer.dispose();
    const after = openPage(device, samples);
    await after.importer.restore();
    const start = time?.from ?? 0;
    expect(after.chapters()[0]?.segments).toMatchObject([
      {
        text: 'good morning',
        words: [
          { start: 0, end: 4, from: start, to: start + 300 },
          { start: 5, end: 12, from: start + 400, to: start + 900 },
        ],
      },
    ]);
  });

  test('is split into chapters, one of which is on the screen; edits stay with their chapter', async () => {
    const { importer, editor, respond, view, show, shown } = openPage(createDevice(), samples, 20);
    await importer.start(wanted);
    await respond('good morning');
    await respond('how are you today');
    await respond('see you later');
    await vi.waitFor(() => expect(view()?.state).toBe('done'));
    expect([shown(), view()?.expectedChapters]).toEqual([0, 3]);
    editor.type('morning', 'evening');
    show(1);
    expect(editor.read().text).toMatch(/how are you today/i);
    show(0);
    expect(editor.read().text).toBe('good evening');
  });

  test('keeps the translation of each chapter until the chapter is edited', async () => {
    const device = createDevice();
    const { importer, documents, editor, show, chapters } = openPage(device, samples, 15);
    await importer.addText('a.txt', twoChapters, 'en-US');
    const translate = (text: string, translation: string) =>
      documents.draft.update({
        translation: {
          request: { text, source: 'en-US', target: 'es-ES' },
          text: translation,
          onDevice: false,
        },
      });
    const translations = () => chapters().map((chapter) => translationOf(chapter, 'en-US')?.text);
    translate('We set sail.', 'Zarpamos.');
    show(1);
    translate('Nobody slept.', 'Nadie durmió.');
    expect(translations()).toEqual(['Zarpamos.', 'Nadie durmió.']);
    editor.type('.', '!');
    importer.dispose();
    const after = openPage(device, samples, 15);
    await after.importer.restore();
    expect(after.chapters().map((chapter) => translationOf(chapter, 'en-US')?.text)).toEqual([
      'Zarpamos.',
      undefined,
    ]);
  });

  test('remembers at once where a chapter was saved, even if the page is reloaded right away', async () => {
    const device = createDevice();
    const { importer, documents } = openPage(device, samples, 15);
    await importer.addText('a.txt', twoChapters, 'en-US');
    vi.useFakeTimers();
    documents.markSaved({ id: 'T', revision: 1 });
    await vi.advanceTimersByTimeAsync(0);
    vi.useRealTimers();
    const parts = (await device.jobs.all()).flatMap((row) => ('part' in row ? row.part : []));
    expect(parts.map(({ savedAs }) => savedAs?.id)).toEqual(['T', undefined]);
  });

  test('is opened as a document of its own, and the text before it is one step back', async () => {
    const { importer, documents, editor, respond, texts } = openPage(createDevice(), samples);
    editor.append('Mine');
    await importer.start(wanted);
    await respond('good morning');
    expect(editor.read().text).toBe('good morning');
    await documents.back();
    expect(editor.read().text).toBe('Mine');
    await respond('how are you');
    expect(texts()).toEqual(['Mine']);
    await documents.back();
    expect(editor.read().text).toBe('good morning how are you');
  });

  test('waits when another file is opened, and continues when somebody returns to it', async () => {
    const { importer, documents, editor, respond, view } = openPage(createDevice(), samples);
    await importer.start(wanted);
    await respond('good morning');
    await importer.addText('a.txt', [chapterOf('A book.')], 'en-US');
    expect(view()).toMatchObject({ name: 'a.txt', state: 'done' });
    expect(editor.read().text).toBe('A book.');
    await documents.back();
    await vi.waitFor(() => expect(view()).toMatchObject({ name: 'Lecture.m4a', state: 'paused' }));
    importer.resume();
    await respond('how are you');
    await respond('see you later');
    await vi.waitFor(() => expect(view()?.state).toBe('done'));
    expect(editor.read().text).toBe('good morning how are you see you later');
  });

  test('continues where it stopped after a reload, and writes nothing twice', async () => {
    const device = createDevice();
    const before = openPage(device, samples);
    await before.importer.start(wanted);
    const first = await before.respond('good morning');
    await vi.waitFor(() => expect(device.segments.rows.size).toBe(2));
    before.importer.dispose();

    const after = openPage(device, samples);
    await after.importer.restore();
    const again = await after.respond('how are you');
    expect(again.time?.from).toBeGreaterThan(first.time?.to ?? 0);
    await after.respond('see you later');
    await vi.waitFor(() => expect(after.view()?.state).toBe('done'));
    expect(after.editor.read().text).toBe('good morning how are you see you later');
    expect(after.sent).toEqual([]);
  });

  test('never resends a segment that was written or turned out to be silent before the page was closed', async () => {
    const device = createDevice();
    const before = openPage(device, samples);
    await before.importer.start(wanted);
    const first = await before.respond('good morning');
    const second = await before.respond('');
    await vi.waitFor(() => expect(device.segments.rows.size).toBe(1));
    before.importer.dispose();
    // The page was closed before they were deleted.
    await device.segments.put(first, second);

    const after = openPage(device, samples);
    await after.importer.restore();
    const doneBefore = after.view()?.doneSeconds ?? 0;
    const { seconds } = await after.respond('see you later');
    await vi.waitFor(() => expect(after.view()?.state).toBe('done'));
    expect(after.editor.read().text).toBe('good morning see you later');
    expect(after.view()?.doneSeconds).toBe(doneBefore + recognitionCost(seconds));
    expect(device.segments.rows.size).toBe(0);
  });

  test('ends a chapter with a sentence and leaves room for corrections', async () => {
    const { importer, respond, view, chapters, texts } = openPage(createDevice(), samples, 50);
    await importer.start(wanted);
    await respond('Good morning. It was dark.');
    const { time } = await respond('Nobody slept. We set sail at dawn.');
    await respond('Then it rained.');
    await vi.waitFor(() => expect(view()?.state).toBe('done'));
    expect(texts()).toEqual([
      'Good morning. It was dark. Nobody slept.',
      'We set sail at dawn. Then it rained.',
    ]);
    const [first, second] = chapters().map(({ segments }) => timingsOf(segments));
    expect(first?.at(-1)?.from).toBe(time?.from);
    expect(second?.[0]).toMatchObject({ from: first?.at(-1)?.to, to: time?.to });
  });

  test('stores only the affected chapter for each phrase', async () => {
    const device = createDevice();
    const put = vi.spyOn(device.jobs, 'put');
    const { importer, respond, view } = openPage(device, samples, 20);
    await importer.start(wanted);
    for (const words of ['good morning', 'how are you today', 'see you later']) {
      put.mockClear();
      const { id } = await respond(words);
      expect(put.mock.calls[0]).toMatchObject([
        { written: expect.arrayContaining([id]) },
        { part: { text: expect.stringMatching(new RegExp(`^${words}$`, 'i')) } },
      ]);
      expect(put.mock.calls.flat().filter((row) => 'part' in row)).toHaveLength(1);
    }
    await vi.waitFor(() => expect(view()?.state).toBe('done'));
  });

  test('pauses, waits for the network, and continues', async () => {
    const { importer, respond, hold, view } = openPage(createDevice(), samples);
    await importer.start(wanted);
    await respond('good morning');
    hold('offline');
    expect(view()).toMatchObject({ state: 'running', hold: 'offline' });
    hold(null);
    importer.pause();
    expect(view()).toMatchObject({ state: 'paused', hold: null });
    importer.resume();
    await respond('how are you');
    await respond('see you later');
    await vi.waitFor(() => expect(view()?.state).toBe('done'));
  });

  test('tries again when the file could not be read at first', async () => {
    const device = createDevice();
    const page = openPage(device, samples);
    page.failNextOpen();
    await page.importer.start(wanted);
    await vi.waitFor(() => expect(page.view()?.hold).toBe('failed'));
    page.importer.resume();
    for (const words of ['good morning', 'how are you', 'see you later']) await page.respond(words);
    await vi.waitFor(() => expect(page.view()?.state).toBe('done'));
  });

  test('keeps its text when it is cancelled, and is removed if it has none', async () => {
    const device = createDevice();
    const { importer, respond, view } = openPage(device, samples);
    await importer.start(wanted);
    await respond('good morning');
    await importer.cancel();
    expect(view()).toMatchObject({ state: 'done', expectedChapters: 1 });
    await importer.remove();
    await importer.start(wanted);
    await importer.cancel();
    expect(device.jobs.rows.size + device.files.rows.size + device.segments.rows.size).toBe(0);
  });

  test('is there at once if it is a text', async () => {
    const { importer, view, texts } = openPage(createDevice(), samples, 15);
    await importer.addText('a.txt', twoChapters, 'en-US');
    expect(view()).toMatchObject({ state: 'done', playable: false });
    expect(texts()).toEqual(['We set sail.', 'Nobody slept.']);
  });
});
