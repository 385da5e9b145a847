import { createDictation } from '../../features/dictation/create-dictation.ts';
import {
  createPinyinConverter,
  type PhraseProcessor,
  type TextWriter,
} from '../../features/recorder/pinyin-converter.ts';
import { loadRomaniser } from '../../platform/pinyin.ts';
import type { DictationLink } from './dictation-link.ts';

/** Applies the dictionary and spoken commands to recognised phrases, then converts them to pinyin if chosen. */
export const createPhraseSink = (next: TextWriter, link: DictationLink): PhraseProcessor =>
  createDictation({
    next: createPinyinConverter(loadRomaniser, next),
    entries: () => link.entries ?? [],
    commands: () => link.perform !== undefined,
    onCommand: (command) => link.perform?.(command),
  });
