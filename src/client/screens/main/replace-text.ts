import { cutText } from '../../../shared/cut-text.ts';
import type { Transcription } from '../../../shared/entities.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';

/** A saved text can be longer than the current cap, so it may be cut. */
export function replaceText(
  { studio, cap, onCut }: TranscriptApi,
  chooseSpoken: (language: LanguageCode) => void,
  { text, language, timings = [] }: Transcription,
): void {
  const fitting = cutText(text, cap);
  studio.replace(
    fitting,
    timings.filter(({ end }) => end <= fitting.length),
  );
  chooseSpoken(language);
  onCut(fitting === text ? 'nothing' : 'some', 'pasted');
}
