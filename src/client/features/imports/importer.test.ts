import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recognitionCost } from '../../../shared/quota.ts';
import { createDevice, openPage, speakThreePhrases } from './test-importer.ts';

const file = new File(['bytes'], 'Lecture.m4a');
const wanted = { file, language: 'en-US', speechSeconds: 6 } as const;

describe('an import', () => {
  let samples: Float32Array;
  beforeEach(async () => {
    samples = await speakThreePhrases();
  });

  test('is written into the editor phrase by phrase, with each phrase’s position in the file', async () => {
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

  test('is split into parts, one of which is in the editor; edits stay with their part', async () => {
    const { importer, editor, respond, view } = openPage(createDevice(), samples, 20);
    await importer.start(wanted);
    await respond('good morning');
    await respond('how are you today');
    await respond('see you later');
    await vi.waitFor(() => expect(view()?.state).toBe('done'));
    expect(view()).toMatchObject({ shown: 0, expectedParts: 3 });
    editor.set({ text: 'Good evening', timings: [] });
    importer.show(1);
    expect(editor.read().text).toMatch(/how are you today/i);
    importer.show(0);
    expect(editor.read().text).toBe('Good evening');
  });

  test('keeps the translation of each part until the part is edited', async () => {
    const device = createDevice();
    const { importer, editor } = openPage(device, samples, 15);
    await importer.addText('a.txt', { text: 'We set sail. Nobody slept.', timings: [] }, 'en-US');
    editor.translate('We set sail.', 'Zarpamos.');
    importer.show(1);
    editor.translate('Nobody slept.', 'Nadie durmió.');
    importer.keepTranslation();
    expect(importer.parts().map(({ translation }) => translation?.text)).toEqual([
      'Zarpamos.',
      'Nadie durmió.',
    ]);
    editor.set({ text: 'Nobody slept!', timings: [] });
    importer.dispose();
    const after = openPage(device, samples, 15);
    await after.importer.restore();
    expect(after.importer.parts().map(({ translation }) => translation?.text)).toEqual([
      'Zarpamos.',
      undefined,
    ]);
  });

  test('does not overwrite text in the editor, and keeps its parts when the editor shows another text', async () => {
    const { importer, editor, respond, view } = openPage(createDevice(), samples);
    editor.set({ text: 'Mine', timings: [] });
    await importer.start(wanted);
    await respond('good morning');
    expect(editor.read().text).toBe('Mine');
    expect(view()?.shown).toBeNull();
    importer.show(0);
    importer.leave();
    editor.set({ text: '', timings: [] });
    expect(importer.parts()[0]?.text).toMatch(/good morning/i);
  });

  test('continues where it stopped after a reload, and writes nothing twice', async () => {
    const device = createDevice();
    const before = openPage(device, samples);
    await before.importer.start(wanted);
    const first = await before.respond('good morning');
    await vi.waitFor(() => expect(device.segments.rows.size).toBe(2));
    before.importer.dispose();

    const after = openPage(device, samples);
    after.editor.set(before.editor.read());
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
    after.editor.set(before.editor.read());
    await after.importer.restore();
    const doneBefore = after.view()?.doneSeconds ?? 0;
    const { seconds } = await after.respond('see you later');
    await vi.waitFor(() => expect(after.view()?.state).toBe('done'));
    expect(after.editor.read().text).toBe('good morning see you later');
    expect(after.view()?.doneSeconds).toBe(doneBefore + recognitionCost(seconds));
    expect(device.segments.rows.size).toBe(0);
  });

  test('ends a part with a sentence and leaves room for corrections', async () => {
    const { importer, respond, view } = openPage(createDevice(), samples, 50);
    await importer.start(wanted);
    await respond('Good morning. It was dark.');
    const { time } = await respond('Nobody slept. We set sail at dawn.');
    await respond('Then it rained.');
    await vi.waitFor(() => expect(view()?.state).toBe('done'));
    const [first, second] = importer.parts();
    expect(first?.text).toBe('Good morning. It was dark. Nobody slept.');
    expect(second?.text).toBe('We set sail at dawn. Then it rained.');
    expect(first?.timings.at(-1)?.from).toBe(time?.from);
    expect(second?.timings[0]).toMatchObject({ from: first?.timings.at(-1)?.to, to: time?.to });
  });

  test('stores only the affected part for each phrase', async () => {
    const device = createDevice();
    const put = vi.spyOn(device.jobs, 'put');
    const { importer, respond, view } = openPage(device, samples, 20);
    await importer.start(wanted);
    for (const words of ['good morning', 'how are you today', 'see you later']) {
      put.mockClear();
      const { id } = await respond(words);
      expect(put.mock.calls[0]).toMatchObject([
        { written: expect.arrayContaining([id]) },
        { part: { text: words } },
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
    expect(view()).toMatchObject({ state: 'done', parts: [{}] });
    await importer.start(wanted);
    await importer.cancel();
    expect(device.jobs.rows.size + device.files.rows.size + device.segments.rows.size).toBe(0);
  });

  test('is split into parts at once if it is a long text', async () => {
    const { importer, view } = openPage(createDevice(), samples, 15);
    await importer.addText('a.txt', { text: 'We set sail. Nobody slept.', timings: [] }, 'en-US');
    expect(view()).toMatchObject({ state: 'done', shown: 0, parts: [{}, {}], playable: false });
  });
});
