/** The sound of a file, decoded piece by piece: a long file is never in memory as a whole. */
export interface Sound {
  lengthMs: number;
  /** Mono samples at 16 kHz from this point on. Throws a SoundFileError where the file is damaged. */
  samples(fromMs: number, signal: AbortSignal): AsyncGenerator<Float32Array>;
  close(): void;
}
