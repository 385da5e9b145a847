/** Providers compare voices with at most four samples. */
export const knownSpeakerLimits = {
  count: 4,
  name: 40,
  minSeconds: 2,
  maxSeconds: 10,
  /** Ten seconds at 16 kHz with 16 bits, or four at 48 kHz. */
  sampleBytes: 400 * 1024,
} as const;

/** The longest JSON of all known speakers. */
export const knownSpeakersBytes = knownSpeakerLimits.count * knownSpeakerLimits.sampleBytes * 1.4;
