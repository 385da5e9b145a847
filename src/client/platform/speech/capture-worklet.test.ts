import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinSamples, noise } from '../../../../test/spoken-samples.ts';

interface Processor {
  process(inputs: Float32Array[][]): boolean;
}

const posted: Float32Array[] = [];
let Capture: new () => Processor;

beforeEach(async () => {
  posted.length = 0;
  vi.stubGlobal('sampleRate', 16_000);
  vi.stubGlobal(
    'AudioWorkletProcessor',
    class {
      port = { postMessage: (samples: Float32Array) => posted.push(samples) };
    },
  );
  vi.stubGlobal('registerProcessor', (_name: string, processor: new () => Processor) => {
    Capture = processor;
  });
  vi.resetModules();
  await import('./capture-worklet.ts');
});
afterEach(() => vi.unstubAllGlobals());

function hear(samples: Float32Array, processor = new Capture()): Processor {
  for (let at = 0; at < samples.length; at += 128) processor.process([[samples.slice(at, at + 128)]]);
  return processor;
}
const lengths = () => posted.map(({ length }) => length);

test('sends sound every 120 ms', () => {
  hear(noise(1.2, -30));
  expect(lengths()).toEqual(Array.from({ length: 10 }, () => 1_920));
});

test('sends fewer messages after a second of quiet, and speech at once', () => {
  const quiet = noise(1.56, -65);
  const voice = noise(0.24, -30);
  hear(joinSamples([quiet, voice]));
  expect(lengths()).toEqual([...Array.from({ length: 7 }, () => 1_920), 7_680, 5_760, 1_920]);
  expect(joinSamples(posted)).toEqual(joinSamples([quiet, voice]).subarray(0, joinSamples(posted).length));
});

test('mixes channels', () => {
  const processor = new Capture();
  for (let block = 0; block < 15; block += 1)
    processor.process([[new Float32Array(128).fill(0.5), new Float32Array(128).fill(0.25)]]);
  expect(posted).toEqual([new Float32Array(1_920).fill(0.375)]);
});

test('does nothing while no microphone is connected', () => {
  expect(new Capture().process([[]])).toBe(true);
  expect(posted).toEqual([]);
});
