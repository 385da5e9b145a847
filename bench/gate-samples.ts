import { frameLength } from '../src/client/platform/speech/voice-gate.ts';
import { speechRate } from '../src/shared/resample.ts';
import { joinSamples, mix, noise, silence, speakSamples } from '../test/spoken-samples.ts';

export interface GateSample {
  name: string;
  samples: Float32Array;
  /** Whether each frame of 20 ms contains speech. */
  spoken: boolean[];
}

const sentences = [
  'The ship had been at sea for nine days before anyone spoke of the storm.',
  'We kept the lamps low and counted the hours.',
  'Nobody slept.',
  'In the morning a gull came down on the rail, and the cook laughed for the first time in a week.',
];

/** Frames above this level are speech; the synthesiser's silence is far quieter. */
const spokenDb = -50;
/** Shorter gaps, such as closed lips within a word, count as speech. */
const gapFrames = 10;

const quietSeconds = 30;

function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return 10 * Math.log10(power + 1e-12);
}

function findSpeech(clean: Float32Array): boolean[] {
  const loud: boolean[] = [];
  for (let at = 0; at + frameLength <= clean.length; at += frameLength)
    loud.push(levelOf(clean.subarray(at, at + frameLength)) > spokenDb);
  return loud.map((is, index) => {
    const before = loud.slice(Math.max(0, index - gapFrames), index);
    const after = loud.slice(index + 1, index + gapFrames + 1);
    return is || (before.includes(true) && after.includes(true));
  });
}

const scaled = (samples: Float32Array, db: number) => samples.map((sample) => sample * 10 ** (db / 20));

/** Scales the sound to this average level. */
const atLevel = (samples: Float32Array, db: number) => scaled(samples, db - levelOf(samples));

const tones = (seconds: number, sound: (time: number) => number) =>
  silence(seconds).map((_, index) => sound(index / speechRate));

/** Mains hum with its overtones. */
const hum = (seconds: number) =>
  tones(seconds, (time) =>
    [50, 100, 150, 250].reduce(
      (sum, pitch, index) => sum + Math.sin(2 * Math.PI * pitch * time) / (index + 1),
      0,
    ),
  );

/** Three-note chords with four overtones, struck twice a second and fading away. */
function music(seconds: number): Float32Array {
  const chords = [
    [220, 277, 330],
    [196, 247, 294],
    [175, 220, 262],
    [165, 208, 247],
  ];
  return tones(seconds, (time) => {
    const [beat, since] = [Math.floor(time * 2), (time * 2) % 1];
    const notes = chords[beat % chords.length] ?? [];
    const overtones = (note: number) =>
      [1, 2, 3, 4].reduce((sum, n) => sum + Math.sin(2 * Math.PI * note * n * time) / n, 0);
    return notes.reduce((sum, note) => sum + overtones(note), 0) * Math.exp(-3 * since);
  });
}

/** Six keys a second, each with a 15 ms burst when pressed and a softer one when released. */
function typing(seconds: number): Float32Array {
  const bursts = noise(seconds, -6);
  const shape = (since: number) => (since >= 0 && since < 0.015 ? Math.exp(-200 * since) : 0);
  return bursts.map((sample, index) => {
    const since = (index / speechRate) % (1 / 6);
    return sample * (shape(since) + 0.4 * shape(since - 0.09));
  });
}

/** Traffic: low noise that swells and fades by 8 dB every four seconds. */
function street(seconds: number): Float32Array {
  let deep = 0;
  return noise(seconds, -20).map((sample, index) => {
    deep += 0.1 * (sample - deep);
    return (deep + 0.1 * sample) * 10 ** (0.2 * Math.sin((Math.PI * index) / (2 * speechRate)));
  });
}

/** Speech alone and over noise, and sounds without any speech. */
export async function makeGateSamples(): Promise<GateSample[]> {
  const said = await speakSamples(sentences.map((text) => ({ text, pauseMs: 1_500 })));
  const clean = joinSamples([silence(1), said]);
  const spoken = findSpeech(clean);
  const seconds = clean.length / speechRate;
  const speechDb = levelOf(clean.filter((_, index) => spoken[Math.floor(index / frameLength)] === true));
  const over = (name: string, sound: (seconds: number) => Float32Array, snr: number): GateSample => {
    return {
      name: `speech, ${name} ${snr} dB below`,
      samples: mix(clean, atLevel(sound(seconds), speechDb - snr)),
      spoken,
    };
  };
  const without = (name: string, samples: Float32Array): GateSample => ({ name, samples, spoken: [] });
  const steady = (length: number) => noise(length, -20);
  return [
    { name: 'speech alone', samples: clean, spoken },
    { name: 'speech, quiet (20 dB less)', samples: scaled(clean, -20), spoken },
    ...[20, 10, 5, 0].map((snr) => over('noise', steady, snr)),
    ...[10, 5].map((snr) => over('traffic', street, snr)),
    ...[10, 0].map((snr) => over('hum', hum, snr)),
    ...[10, 0].map((snr) => over('music', music, snr)),
    over('typing', typing, 20),
    without('silence', silence(quietSeconds)),
    without('a quiet room, −65 dB', noise(quietSeconds, -65)),
    without('a fan, −40 dB', noise(quietSeconds, -40)),
    without('traffic, −40 dB', atLevel(street(quietSeconds), -40)),
    without('hum, −30 dB', atLevel(hum(quietSeconds), -30)),
    without('music, −30 dB', atLevel(music(quietSeconds), -30)),
    without('typing, −40 dB', atLevel(typing(quietSeconds), -40)),
  ];
}
