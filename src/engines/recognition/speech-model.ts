/** Text with the probability that there was no speech. */
interface Transcript {
  text: string;
  noSpeech: number;
}

export interface SpeechModel {
  /** Up to 30 seconds at 16 kHz. The prompt lists words that are likely to be said. Throws once it is aborted. */
  transcribe(
    samples: Float32Array,
    language: string,
    prompt: string,
    signal: AbortSignal,
  ): Promise<Transcript>;
}
