import { beforeAll, describe, expect, test, vi } from 'vitest';
import { joinSamples, silence, speakSamples } from '../../../../test/spoken-samples.ts';
import { renameSpeaker } from '../../../shared/document/speakers.ts';
import { createDevice, openPage } from './test-importer.ts';

const wanted = { file: new File(['bytes'], 'Interview.m4a'), language: 'en-US', speechSeconds: 150 } as const;
const ask = (device: ReturnType<typeof createDevice>, samples: Float32Array, cap?: number) =>
  openPage(device, samples, cap, true);

const firstTurns = [
  { speaker: 'A', text: 'How was it?', from: 0, to: 8_000 },
  { speaker: 'B', text: 'Quiet. Very quiet.', from: 8_000, to: 20_000 },
];
const nextTurns = [
  { speaker: 'speaker-2', text: 'Then it rained.', from: 0, to: 4_000 },
  { speaker: 'C', text: 'Supper is ready!', from: 4_000, to: 5_000 },
  { speaker: 'speaker-1', text: 'Oh.', from: 5_000, to: 6_000 },
];
const wordsOf = (turns: readonly { text: string }[]) => turns.map(({ text }) => text).join(' ');

describe('an import that asks who speaks', () => {
  let samples: Float32Array;
  beforeAll(async () => {
    const phrase = await speakSamples([
      { text: 'The ship had been at sea for nine days before anyone spoke.', pauseMs: 900 },
    ]);
    const count = Math.ceil((150 * 16_000) / phrase.length);
    samples = joinSamples([silence(1), ...Array.from({ length: count }, () => phrase)]);
  }, 60_000);

  const linesOf = ({ chapters }: ReturnType<typeof ask>) =>
    chapters().flatMap(({ segments }) =>
      segments.filter(({ from }) => from !== undefined).map(({ speaker, text }) => [speaker, text.trim()]),
    );

  test('is sent in long pieces, one after the other, with samples of the voices so far', async () => {
    const page = ask(createDevice(), samples);
    await page.importer.start(wanted);
    await vi.waitFor(() => expect(page.sent).toHaveLength(1));
    expect(page.known()).toEqual([]);
    const first = await page.respond(wordsOf(firstTurns), firstTurns);
    expect(first.seconds).toBeGreaterThan(100);
    expect(first.seconds).toBeLessThanOrEqual(120);
    await vi.waitFor(() => expect(page.sent).toHaveLength(1));
    expect(page.known()?.map(({ name }) => name)).toEqual(['speaker-1', 'speaker-2']);
    await page.respond(wordsOf(nextTurns), nextTurns);
    await vi.waitFor(() => expect(page.view()?.state).toBe('done'));
    expect(linesOf(page)).toEqual([
      ['Speaker 1', 'How was it?'],
      ['Speaker 2', 'Quiet. Very quiet.'],
      ['Speaker 2', 'Then it rained.'],
      ['Speaker 3', 'Supper is ready!'],
      ['Speaker 1', 'Oh.'],
    ]);
    expect(page.texts()).toEqual(['How was it?\nQuiet. Very quiet. Then it rained.\nSupper is ready!\nOh.']);
    const times = page.chapters().flatMap(({ segments }) => segments.flatMap(({ from }) => from ?? []));
    expect(times.toSorted((one, other) => one - other)).toEqual(times);
    expect(times[2]).toBeGreaterThan(first.time?.to ?? 0);
  });

  test('continues after a reload with the voices and the names that people gave them', async () => {
    const device = createDevice();
    const before = ask(device, samples);
    await before.importer.start(wanted);
    await before.respond(wordsOf(firstTurns), firstTurns);
    await before.documents.change(before.documents.current().id, (document) =>
      renameSpeaker(document, 'Speaker 1', 'Ann'),
    );
    await vi.waitFor(() => expect(device.segments.rows.size).toBe(1));
    const known = before.known();
    before.importer.dispose();

    const after = ask(device, samples);
    await after.importer.restore();
    await vi.waitFor(() => expect(after.sent).toHaveLength(1));
    expect(after.known()).toEqual(known);
    await after.respond(wordsOf(nextTurns), nextTurns);
    await vi.waitFor(() => expect(after.view()?.state).toBe('done'));
    expect(linesOf(after).map(([speaker]) => speaker)).toEqual([
      'Ann',
      'Speaker 2',
      'Speaker 2',
      'Speaker 3',
      'Ann',
    ]);
    await after.importer.remove();
    expect(device.jobs.rows.size + device.segments.rows.size).toBe(0);
  });

  test('pauses, continues and is cancelled between two pieces', async () => {
    const device = createDevice();
    const page = ask(device, samples);
    await page.importer.start(wanted);
    await vi.waitFor(() => expect(page.sent).toHaveLength(1));
    page.importer.pause();
    await page.respond(wordsOf(firstTurns), firstTurns);
    expect(page.sent).toEqual([]);
    page.importer.resume();
    await vi.waitFor(() => expect(page.sent).toHaveLength(1));
    await page.importer.cancel();
    expect(page.view()?.state).toBe('done');
    expect(device.segments.rows.size).toBe(0);
    expect(linesOf(page)).toHaveLength(2);
  });

  test('is written sentence by sentence if nobody is named, and split into chapters', async () => {
    const page = ask(createDevice(), samples, 400);
    await page.importer.start(wanted);
    const words = 'Nobody slept on the ship that night, as far as we know. '.repeat(15).trim();
    await page.respond(words);
    await page.respond('The end.');
    await vi.waitFor(() => expect(page.view()?.state).toBe('done'));
    expect(page.texts().length).toBeGreaterThan(2);
    expect(Math.max(...page.texts().map((text) => text.length))).toBeLessThan(400);
    expect(page.texts().join(' ')).toBe(`${words} The end.`);
  });
});
