/** Why the sound of a file can't be read. */
export type SoundProblem =
  | 'empty'
  | 'not-media'
  | 'no-sound'
  | 'encrypted'
  | 'codec'
  | 'damaged'
  | 'overstated';

export class SoundFileError extends Error {
  readonly problem: SoundProblem;
  /** The codec that this browser can't decode. */
  readonly codec: string | undefined;

  constructor(problem: SoundProblem, codec?: string) {
    super(`The sound can't be read: ${problem}`);
    this.name = 'SoundFileError';
    this.problem = problem;
    this.codec = codec;
  }
}
