import { describe, expect, test } from 'vitest';
import { joinSamples, mix, noise, silence, speakSamples } from '../../../../test/spoken-samples.ts';
import { speechRate } from '../../../shared/resample.ts';
import { createSegmenter, type Segment } from './segmenter.ts';

const sentence = 'The ship had been at sea for nine days before anyone spoke of the storm.';

function cut(samples: Float32Array): Segment[] {
  const segmenter = createSegmenter();
  const segments: Segment[] = [];
  for (let at = 0; at < samples.length; at += 700)
    segments.push(...segmenter.take(samples.slice(at, at + 700)));
  return [...segments, ...segmenter.flush()];
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

const seconds = ({ samples }: Segment) => samples.length / speechRate;

describe('createSegmenter', () => {
  test.each([-80, -60, -45, -30])('never sends steady noise at %i dB', (level) => {
    // At the very start, loud noise may pass for speech; after three seconds it counts as background.
    expect(cut(noise(20, level)).length).toBeLessThanOrEqual(level > -40 ? 1 : 0);
  });

  test('sends nothing for silence and for clicks', () => {
    const click = silence(1);
    click.fill(0.5, 8_000, 8_200);
    expect(cut(joinSamples([silence(2), click, silence(2)]))).toEqual([]);
  });

  test('ends a segment at a pause of 0.6 s and measures the pause', async () => {
    const spoken = await speakSamples([
      { text: sentence, pauseMs: 1_500 },
      { text: 'We kept the lamps low and counted the hours.', pauseMs: 2_500 },
      { text: 'Nobody slept.', pauseMs: 1_000 },
    ]);
    const segments = cut(joinSamples([silence(0.5), spoken]));
    expect(segments).toHaveLength(3);
    const pauses = segments.slice(1).map(({ startMs }, index) => startMs - (segments[index]?.endMs ?? 0));
    // The synthesiser adds a little silence of its own.
    expect(pauses[0]).toBeGreaterThan(1_300);
    expect(pauses[0]).toBeLessThan(2_000);
    expect(pauses[1]).toBeGreaterThan(2_300);
  });

  test.each([-60, -45, -38])('finds the same phrases over noise at %i dB', async (level) => {
    const spoken = await speakSamples([
      { text: sentence, pauseMs: 1_500 },
      { text: 'We kept the lamps low and counted the hours.', pauseMs: 1_500 },
    ]);
    const whole = joinSamples([silence(1), spoken]);
    const segments = cut(mix(whole, noise(whole.length / speechRate, level)));
    expect(segments).toHaveLength(2);
  });

  test('finds whole sentences over noise that is almost as loud', async () => {
    const spoken = joinSamples([silence(1), await speakSamples([{ text: sentence, pauseMs: 1_500 }])]);
    const heard = (samples: Float32Array) => cut(samples).reduce((sum, segment) => sum + seconds(segment), 0);
    const inNoise = heard(mix(spoken, noise(spoken.length / speechRate, -23)));
    expect(inNoise).toBeGreaterThan(heard(spoken) - 0.3);
  });

  test('finds speech that begins immediately', async () => {
    const spoken = await speakSamples([{ text: sentence, pauseMs: 1_000 }]);
    const first = spoken.findIndex((sample) => Math.abs(sample) > 0.02);
    const segments = cut(spoken.slice(first));
    expect(segments).toHaveLength(1);
    expect(segments[0]?.startMs).toBeLessThan(100);
  });

  test('cuts long speech before 20 s, loses nothing and repeats nothing', async () => {
    const once = await speakSamples([{ text: `${sentence} And so it went on`, pauseMs: 100 }]);
    const spoken = joinSamples(Array.from({ length: 8 }, () => once));
    const segments = cut(spoken);
    expect(segments.length).toBeGreaterThan(1);
    for (const segment of segments) expect(seconds(segment)).toBeLessThanOrEqual(20);
    for (const segment of segments.slice(0, -1)) expect(seconds(segment)).toBeGreaterThanOrEqual(10);
    const joined = joinSamples(segments.map(({ samples }) => samples));
    const at = spoken.length - joined.length;
    const shifts = Array.from({ length: at / 320 + 1 }, (_, frame) =>
      spoken.subarray(frame * 320, frame * 320 + joined.length),
    );
    expect(shifts.some((part) => Buffer.compare(bytesOf(part), bytesOf(joined)) === 0)).toBe(true);
  });

  test('returns the words that were being spoken when the capture ends', async () => {
    const spoken = await speakSamples([{ text: sentence, pauseMs: 0 }]);
    const segmenter = createSegmenter();
    expect(segmenter.take(spoken.slice(0, speechRate))).toEqual([]);
    expect(segmenter.speaking()).toBe(true);
    const [last] = segmenter.flush();
    expect(last && seconds(last)).toBeGreaterThan(0.5);
    expect(segmenter.flush()).toEqual([]);
  });
});
