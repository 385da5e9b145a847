import { formatCount } from '../../../shared/format-count.ts';
import { translated } from '../../interface/translated.ts';

/** The strings of the first screen. Those in reading-strings.ts are loaded when playback starts. */
export const playbackStrings = translated('playback', {
  play: 'Play',
  /** When both the text and its translation are shown. */
  playOf: { original: 'Play original', translation: 'Play translation' },
  stop: 'Stop',
  voice: 'Voice',
  browserShort: 'Browser',
  preview: (name: string) => `Preview ${name}`,
  stopPreview: (name: string) => `Stop previewing ${name}`,
  tryOnce: 'try once',
  premium: 'HD',
  aiVoices: 'HD voices are AI-generated, not recordings of people.',
  hdLeft: (count: number) => `${formatCount(count)} HD`,
  /** Hidden on narrow screens. */
  hdLeftUnit: (count: number) => (count === 1 ? 'character' : 'characters'),
  left: 'left',
  started: 'Reading aloud',
});
