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
