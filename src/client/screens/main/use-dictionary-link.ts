import { useEffect } from 'react';
import { recognitionHints } from '../../../shared/dictionary/recognition-hints.ts';
import { spokenForm } from '../../../shared/dictionary/spoken-form.ts';
import { useDictionary } from '../../features/dictionary/use-dictionary.ts';
import type { DictationLink } from './dictation-link.ts';

/** Passes the user's dictionary to the recorder and the voices. */
export function useDictionaryLink(link: DictationLink, userId: string | undefined): void {
  const { entries } = useDictionary(userId);
  useEffect(() => {
    link.entries = entries;
    link.hints = recognitionHints(entries);
    link.pronounce = (reading) => {
      const text = spokenForm(reading.text, entries, reading.language);
      return text === reading.text ? reading : { ...reading, text, shown: reading.shown ?? reading.text };
    };
  }, [link, entries]);
}
