import { createDictation } from '../../features/dictation/create-dictation.ts';
import {
  createPhraseWriter,
  type PhraseWriter,
  type TextWriter,
} from '../../features/recorder/phrase-writer.ts';
import { loadRomaniser } from '../../platform/pinyin.ts';
import type { DictationLink } from './dictation-link.ts';

/** What was heard passes the dictionary and the commands, then becomes pinyin where it should. */
export const createPhraseSink = (next: TextWriter, link: DictationLink): PhraseWriter =>
  createDictation({
    next: createPhraseWriter(loadRomaniser, next),
    entries: () => link.entries ?? [],
    commands: () => link.perform !== undefined,
    onCommand: (command) => link.perform?.(command),
  });
