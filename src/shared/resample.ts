/** The sample rate that recognisers expect. */
export const speechRate = 16_000;

/** Zero crossings on each side of the filter: more make it steeper and slower. */
const crossings = 8;
/** The cut-off lies below half the sample rate, so that higher frequencies don't alias into speech. */
const rolloff = 0.92;

/** Converts a stream of samples to 16 kHz; each call continues where the last one ended. */
export function createResampler(fromRate: number): (samples: Float32Array) => Float32Array {
  if (fromRate === speechRate) return (samples) => samples;
  const filters = createFilters(fromRate);
  const width = filters.width;
  const whole = Math.floor(fromRate / speechRate);
  const part = (fromRate % speechRate) / commonDivisor(fromRate, speechRate);
  let kept = new Float32Array(width / 2);
  let phase = 0;
  let at = 0;
  return (samples) => {
    const input = new Float32Array(kept.length + samples.length);
    input.set(kept);
    input.set(samples, kept.length);
    const output = new Float32Array(Math.ceil((input.length * speechRate) / fromRate) + 1);
    let count = 0;
    while (at + width <= input.length) {
      const filter = filters.phases[phase] as Float32Array;
      let sum = 0;
      for (let i = 0; i < width; i += 1) sum += (input[at + i] as number) * (filter[i] as number);
      output[count] = sum;
      count += 1;
      at += whole;
      phase += part;
      if (phase >= filters.phases.length) {
        phase -= filters.phases.length;
        at += 1;
      }
    }
    const used = Math.min(at, input.length);
    kept = input.slice(used);
    at -= used;
    return output.subarray(0, count);
  };
}

/** A windowed sinc for each position that an output sample can have between two input samples. */
function createFilters(fromRate: number): { width: number; phases: Float32Array[] } {
  const step = Math.max(1, fromRate / speechRate);
  const half = Math.ceil(crossings * step);
  const width = 2 * half;
  const count = speechRate / commonDivisor(fromRate, speechRate);
  const phases = Array.from({ length: count }, (_, phase) => {
    const filter = Float32Array.from({ length: width }, (_unused, index) => {
      const distance = index - (half - 1) - phase / count;
      const x = (distance / step) * rolloff;
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
      return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / (half + 1)));
    });
    const sum = filter.reduce((total, tap) => total + tap, 0);
    return filter.map((tap) => tap / sum);
  });
  return { width, phases };
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
