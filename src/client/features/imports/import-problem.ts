import type { SoundProblem } from '../../platform/media/sound-file-error.ts';

/** Why a file can't be imported. */
export type ImportProblem = SoundProblem | 'too-large' | 'not-subtitles' | 'no-speech';
