import { createDictation } from '../../features/dictation/create-dictation.ts';
import {
  createPhraseWriter,
  type PhraseWriter,
  type TextWriter,
} from '../../features/recorder/phrase-writer.ts';
import { loadRomaniser } from '../../platform/pinyin.ts';
import type { DictationLink } from './dictation-link.ts';

/** Applies the dictionary and spoken commands to recognised phrases, then converts them to pinyin if chosen. */
export const createPhraseSink = (next: TextWriter, link: DictationLink): PhraseWriter =>
  createDictation({
    next: createPhraseWriter(loadRomaniser, next),
    entries: () => link.entries ?? [],
    commands: () => link.perform !== undefined,
    onCommand: (command) => link.perform?.(command),
  });
