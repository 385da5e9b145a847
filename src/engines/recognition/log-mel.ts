/** The spectrum that Whisper takes as input: 80 bands, 100 frames per second, 30 seconds. */
export const melBands = 80;
export const melFrames = 3_000;

const windowSize = 400;
const hop = 160;
const bins = windowSize / 2 + 1;
const binHz = 40;
const windowSamples = 480_000;

const hann = Float64Array.from(
  { length: windowSize },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / windowSize),
);
const cosine = Float64Array.from({ length: windowSize }, (_, i) => Math.cos((2 * Math.PI * i) / windowSize));
const sine = Float64Array.from({ length: windowSize }, (_, i) => -Math.sin((2 * Math.PI * i) / windowSize));

const at = (values: ArrayLike<number>, index: number): number => values[index] ?? 0;

const toMel = (hz: number) =>
  hz >= 1_000 ? 15 + Math.log(hz / 1_000) / (Math.log(6.4) / 27) : hz / (200 / 3);
const toHz = (mel: number) =>
  mel >= 15 ? 1_000 * Math.exp(((mel - 15) * Math.log(6.4)) / 27) : (mel * 200) / 3;

/** The frequency bins of each band and their weights. */
const filters = (() => {
  const top = toMel(8_000);
  const edges = Array.from({ length: melBands + 2 }, (_, i) => toHz((top * i) / (melBands + 1)));
  return Array.from({ length: melBands }, (_, band) => {
    const [low, centre, high] = [at(edges, band), at(edges, band + 1), at(edges, band + 2)];
    return Array.from({ length: bins }, (_, bin) => {
      const hz = bin * binHz;
      const weight = Math.min((hz - low) / (centre - low), (high - hz) / (high - centre));
      return [bin, (Math.max(0, weight) * 2) / (high - low)] as const;
    }).filter(([, weight]) => weight > 0);
  });
})();

/** A Fourier transform for lengths whose only prime factors are 2 and 5, such as 400. */
function transform(
  input: Float64Array,
  n: number,
  stride: number,
  offset: number,
  real: Float64Array,
  imaginary: Float64Array,
  place: number,
): void {
  if (n === 1) {
    real[place] = at(input, offset);
    imaginary[place] = 0;
    return;
  }
  const radix = n % 2 === 0 ? 2 : 5;
  const m = n / radix;
  for (let r = 0; r < radix; r += 1) {
    transform(input, m, stride * radix, offset + r * stride, real, imaginary, place + r * m);
  }
  const rotatedReal = new Float64Array(radix);
  const rotatedImaginary = new Float64Array(radix);
  for (let k = 0; k < m; k += 1) {
    for (let r = 0; r < radix; r += 1) {
      const angle = (r * k * (windowSize / n)) % windowSize;
      const [a, b] = [at(real, place + r * m + k), at(imaginary, place + r * m + k)];
      rotatedReal[r] = a * at(cosine, angle) - b * at(sine, angle);
      rotatedImaginary[r] = a * at(sine, angle) + b * at(cosine, angle);
    }
    for (let q = 0; q < radix; q += 1) {
      let [sumReal, sumImaginary] = [0, 0];
      for (let r = 0; r < radix; r += 1) {
        const angle = (r * q * (windowSize / radix)) % windowSize;
        sumReal += at(rotatedReal, r) * at(cosine, angle) - at(rotatedImaginary, r) * at(sine, angle);
        sumImaginary += at(rotatedReal, r) * at(sine, angle) + at(rotatedImaginary, r) * at(cosine, angle);
      }
      real[place + q * m + k] = sumReal;
      imaginary[place + q * m + k] = sumImaginary;
    }
  }
}

/** Takes up to 30 seconds at 16 kHz. */
export function logMel(samples: Float32Array): Float32Array {
  const spectrum = new Float32Array(melBands * melFrames).fill(-10);
  const sampleAt = (index: number) => {
    const mirrored = Math.abs(index);
    return at(samples, mirrored >= windowSamples ? 2 * windowSamples - 2 - mirrored : mirrored);
  };
  const frames = Math.min(melFrames, Math.ceil((samples.length + 200) / hop) + 1);
  const frame = new Float64Array(windowSize);
  const real = new Float64Array(windowSize);
  const imaginary = new Float64Array(windowSize);
  let loudest = -10;
  for (let t = 0; t < frames; t += 1) {
    for (let i = 0; i < windowSize; i += 1) frame[i] = sampleAt(t * hop - 200 + i) * at(hann, i);
    transform(frame, windowSize, 1, 0, real, imaginary, 0);
    for (const [band, weights] of filters.entries()) {
      let sum = 0;
      for (const [bin, weight] of weights) sum += weight * (at(real, bin) ** 2 + at(imaginary, bin) ** 2);
      const value = Math.log10(Math.max(sum, 1e-10));
      spectrum[band * melFrames + t] = value;
      loudest = Math.max(loudest, value);
    }
  }
  return spectrum.map((value) => (Math.max(value, loudest - 8) + 4) / 4);
}
