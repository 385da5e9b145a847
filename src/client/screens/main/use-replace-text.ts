import { useCallback, useLayoutEffect, useRef } from 'react';
import { cutText } from '../../../shared/cut-text.ts';
import type { Transcription } from '../../../shared/entities.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';

/** Puts a saved text into the recorder, in its language; what is over the cap today is cut, and said. */
export function useReplaceText(
  words: TranscriptApi,
  chooseSpoken: (language: LanguageCode) => void,
): (item: Transcription) => void {
  const latest = useRef({ words, chooseSpoken });
  useLayoutEffect(() => {
    latest.current = { words, chooseSpoken };
  });
  return useCallback(({ text, language }) => {
    const { transcript, cap, onCut } = latest.current.words;
    const fitting = cutText(text, cap);
    transcript.replaceAll(fitting);
    latest.current.chooseSpoken(language);
    onCut(fitting === text ? 'nothing' : 'some', 'pasted');
  }, []);
}
