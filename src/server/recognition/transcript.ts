export interface Transcript {
  /** Empty if there was no speech. */
  text: string;
  words?: { text: string; start: number; end: number }[] | undefined;
}
