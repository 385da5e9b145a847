import type { SoundProblem } from '../../platform/media/sound-file-error.ts';

export type ImportProblem = SoundProblem | 'too-large' | 'not-subtitles' | 'no-speech';
