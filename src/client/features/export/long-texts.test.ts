import { expect, test } from 'vitest';
import { createExportFile } from './create-export-file.ts';
import type { ExportSource, ExportText } from './export-source.ts';

/** How many times as long 8 times the text takes: 8 times, or 64 times if every sentence searches all others. */
async function growth(work: (size: number) => Promise<unknown>): Promise<number> {
  const shortestRun = async (size: number) => {
    let shortest = Number.POSITIVE_INFINITY;
    // The first runs compile the code, and other work makes some of them longer.
    for (let run = 0; run < 6; run += 1) {
      const start = performance.now();
      await work(size);
      shortest = Math.min(shortest, performance.now() - start);
    }
    return shortest;
  };
  // Times below 10 ms are mostly noise.
  return (await shortestRun(8)) / Math.max(10, await shortestRun(1));
}

const sentence = 'We waited. ';
const english = (text: string): ExportText => ({ original: { text, language: 'en-US' } });
const write = (
  source: ExportText & Partial<ExportSource>,
  format: 'txt' | 'json',
  part: 'original' | 'both',
) => createExportFile({ ...source, date: new Date(0) }, format, part, 'a');

test('the times of an import with thousands of sentences are found in one pass', async () => {
  const timings = Array.from({ length: 100 }, (_, index) => ({
    start: index * sentence.length,
    end: index * sentence.length + sentence.length - 1,
    from: index * 1_000,
    to: index * 1_000 + 900,
  }));
  const part = { ...english(sentence.repeat(100)), timings };
  const parts = (size: number) =>
    write({ ...part, rest: Array.from({ length: 12 * size }, () => part) }, 'json', 'original');
  expect(await growth(parts)).toBeLessThan(24);
});

test('the speakers of thousands of turns are found in one pass', async () => {
  const speakers = (size: number) => {
    const segments = Array.from({ length: 600 * size }, (_, index) => ({
      text: sentence,
      speaker: index % 2 === 0 ? 'Ann' : 'Bo',
    }));
    return write({ ...english(sentence.repeat(segments.length)), segments }, 'txt', 'original');
  };
  expect(await growth(speakers)).toBeLessThan(24);
});

test('a long text is aligned with a translation that has fewer sentences in proportion to its length', async () => {
  const texts = (size: number) => {
    const text = sentence.repeat(200 * size);
    const translation = { text: 'Wir haben gewartet. '.repeat(190 * size), language: 'de-DE' as const };
    return write({ ...english(text), translation }, 'txt', 'both');
  };
  expect(await growth(texts)).toBeLessThan(24);
});
