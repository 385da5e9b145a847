import type { SpokenTurn } from '../../shared/recognition/speaker-turns-schema.ts';

export interface Transcript {
  /** Empty if there was no speech. */
  text: string;
  words?: { text: string; start: number; end: number }[] | undefined;
  /** Only if they were asked for, and the provider can tell who speaks. */
  turns?: SpokenTurn[] | undefined;
}
