import { formatCount } from '../../../shared/format-count.ts';
import { translated } from '../../interface/translated.ts';

const characters = (count: number) => `${formatCount(count)} ${count === 1 ? 'character' : 'characters'}`;

export const transcriptStrings = translated('transcript', {
  label: 'Transcript',
  placeholder: 'Press record and speak, or type here.',
  placeholderUnsupported: 'Type or paste your text here.',
  note: 'Free, no account needed. We don’t keep recordings, and your text stays in this browser until you save or translate it.',
  countOf: (cap: number | undefined) => ` / ${cap === undefined ? '0,000' : formatCount(cap)}`,
  countSpoken: (length: number, cap: number | undefined) =>
    cap === undefined
      ? `${characters(length)} used`
      : `${formatCount(length)} of ${formatCount(cap)} characters used`,
  copy: 'Copy',
  /** When both the text and its translation are shown. */
  copyOf: { original: 'Copy original', translation: 'Copy translation' },
  copied: 'Copied',
  copiedText: 'The text is on your clipboard.',
  copiedOf: { original: 'Original copied', translation: 'Translation copied' },
  notCopied: 'Couldn’t copy',
  notCopiedText: 'Your browser blocked it. Select the text and copy it yourself.',
  clear: 'Clear',
});

const several = (count: number, unit: string) => `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`;

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

export const findStrings = translated('find', {
  find: 'Find in the text',
  place: (at: number, count: number) =>
    count === 0 ? 'Not found' : `${formatCount(at)} of ${formatCount(count)}`,
  previous: 'Previous match',
  next: 'Next match',
  close: 'Close',
});

export const clearStrings = translated('clearing', {
  title: 'Clear the text?',
  text: 'This removes the transcript and its translation. Your saved transcriptions are kept.',
  confirm: 'Clear',
  cancel: 'Keep',
  cleared: 'Cleared',
  undo: 'Undo',
  undoAlt: 'Restore the cleared text',
});

export const draftNotKeptStrings = translated('draftNotKept', {
  title: 'This browser can’t keep your text',
  text: 'Its storage is full or blocked. Save or export the text before you leave this page.',
});
