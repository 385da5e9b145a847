import { formatCount } from '../../../shared/format-count.ts';
import { translated } from '../../interface/translated.ts';

const several = (count: number, unit: string) => `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`;

/** Loaded when the text comes near its limit. */
export const textLengthStrings = translated('textLength', {
  limitTitle: 'Character Limit Reached',
  limit: (cap: number) => `Maximum ${formatCount(cap)} characters allowed.`,
  truncated: (cap: number) => `Transcription truncated to ${formatCount(cap)} characters.`,
  near: (left: number) => `Close to the length limit: ${several(left, 'character')} left.`,
  paused: 'Recording is paused due to length limit. Please save or clear the current transcription.',
  announceNear: 'Close to the length limit',
  announceFull: 'Length limit reached',
  overflow: (words: number) => `${several(words, 'word')} didn’t fit and will start your next text.`,
  left: (words: number) => `${several(words, 'word')} didn’t fit in your last text.`,
  add: 'Add to text',
  discard: 'Discard',
  continueWhenFull: 'When full, save and keep recording',
  continuing: 'The text is full and being saved. Recording continues.',
});
