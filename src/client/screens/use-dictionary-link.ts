import { useEffect } from 'react';
import { recognitionHints } from '../../shared/dictionary/recognition-hints.ts';
import { spokenForm } from '../../shared/dictionary/spoken-form.ts';
import type { DictationSource } from '../features/dictation/create-dictation.ts';
import { useDictionary } from '../features/dictionary/use-dictionary.ts';
import type { Reading } from '../features/playback/reading.ts';

/** The user's dictionary and commands, for the recorder and the voices; empty until they are loaded. */
export interface DictationLink extends DictationSource {
  /** Words the user is likely to say, for engines that take hints. */
  hints?: readonly string[];
  /** Replaces words with the spelling that voices should read. */
  pronounce?(reading: Reading): Reading;
}

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
