/** The parts of the speech engine that we use; the package has no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakWorker {
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(value: number): void;
    set_range(value: number): void;
    list_voices(): { name: string; identifier: string; languages: { name: string }[] }[];
    /** Calls `onSamples` with new samples until it returns true. */
    synthesize(text: string, onSamples: (samples: Int16Array | undefined) => boolean): void;
  }
  const load: () => Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
  export default load;
}
