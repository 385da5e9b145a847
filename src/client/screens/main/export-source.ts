import type { ExportSource } from '../../features/export/export-source.ts';
import type { Transcript } from '../../features/transcript/transcript.ts';
import type { TranslatedText } from './use-translated-text.ts';

/** The text in the editor, with its translation if that is up to date. */
export const exportSource = (
  transcript: Pick<Transcript, 'getAll' | 'getTimings'>,
  { original, translated, isCurrent }: Pick<TranslatedText, 'original' | 'translated' | 'isCurrent'>,
): ExportSource => ({
  original: { text: transcript.getAll(), language: original.language },
  translation: isCurrent && translated ? translated : undefined,
  timings: transcript.getTimings(),
  date: new Date(),
});
