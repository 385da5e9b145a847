import type { CommandName } from '../../../shared/commands/commands.ts';
import {
  commandIn,
  commandOf,
  commandPauseMs,
  writtenFor,
} from '../../../shared/commands/spoken-commands.ts';
import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { createHeardReplacer } from '../../../shared/dictionary/replace-heard.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import { loadRomaniser } from '../../platform/pinyin.ts';
import type { Phrase, PhraseSink } from '../../platform/recognition/recognition.ts';
import { type CommandEdit, commandEdit } from './command-edit.ts';
import { createPinyinConverter } from './pinyin-converter.ts';

/** A command that was said instead of text. */
export interface SpokenCommand {
  name: CommandName;
  phrase: Phrase;
  /** Writes the phrase as words instead. */
  write(phrase: Phrase): void;
  /** The change that the command makes to the text; undefined if it changes nothing. */
  edit(text: string, lastPhrase?: TextRange): CommandEdit | undefined;
}

/** Read with each phrase, because it may change at any time. */
export interface DictationSource {
  /** The user's dictionary. */
  entries?: readonly DictionaryEntry[];
  /** Undefined while spoken commands are off. */
  perform?: ((command: SpokenCommand) => void) | undefined;
}

/** The steps between the recorder and the transcript: dictionary and spoken commands, then pinyin if chosen. */
export const createPhraseSink = (next: PhraseSink, source: () => DictationSource): PhraseSink =>
  createDictation(createPinyinConverter(loadRomaniser, next), source);

/** Corrects misheard words with the dictionary, and carries out commands instead of writing them. */
export function createDictation(next: PhraseSink, source: () => DictationSource): PhraseSink {
  const replace = createReplacer(() => source().entries ?? []);
  /** The keys of phrases that were commands. */
  const commandKeys = new Set<symbol>();
  /** A phrase that is a command if silence follows. */
  let pending: Phrase | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The pause after a spoken punctuation mark must not add more punctuation. */
  let afterMark = false;

  function write(phrase: Phrase): void {
    const { words, revises, language } = phrase;
    const isNew = revises === undefined;
    next.phrase({
      ...phrase,
      words: replace(words, language),
      ...(isNew ? {} : { revises: replace(revises, language) }),
      ...(isNew && afterMark ? { pauseMs: 0 } : {}),
    });
    if (isNew) afterMark = false;
  }

  function settle(afterMs: number | undefined): void {
    if (!pending) return;
    clearTimeout(timer);
    const phrase = pending;
    pending = null;
    next.interim('', phrase.language);
    const name = commandOf({ words: phrase.words, beforeMs: phrase.pauseMs, afterMs }, phrase.language);
    const { perform } = source();
    if (!name || !perform) {
      write(phrase);
      return;
    }
    commandKeys.add(phrase.key);
    afterMark = writtenFor(name, phrase.language) !== undefined;
    const edit: SpokenCommand['edit'] = (text, last) => commandEdit(name, text, phrase.language, last);
    perform({ name, phrase, edit, write: next.phrase });
  }

  function wait(phrase: Phrase): void {
    pending = phrase;
    next.interim(phrase.words, phrase.language);
    timer = setTimeout(() => settle(commandPauseMs), commandPauseMs);
  }

  function revise(phrase: Phrase): void {
    const isCommand = commandIn(phrase.words, phrase.language) !== undefined;
    if (pending?.key === phrase.key) {
      pending = { ...pending, words: phrase.words };
      if (!isCommand) settle(0);
    } else if (!commandKeys.has(phrase.key) || !isCommand) write(phrase);
  }

  return {
    phrase(phrase) {
      if (phrase.revises !== undefined) {
        revise(phrase);
        return;
      }
      settle(phrase.pauseMs);
      const { words, pauseMs = commandPauseMs, language } = phrase;
      if (source().perform && pauseMs >= commandPauseMs && commandIn(words, language)) wait(phrase);
      else write(phrase);
    },
    interim(words, language) {
      if (words !== '') settle(0);
      next.interim(pending ? pending.words : replace(words, language), language);
    },
    flush() {
      settle(commandPauseMs);
      return next.flush();
    },
  };
}

/** Cached for each list, because compiling the words takes longer than using them. */
function createReplacer(entries: () => readonly DictionaryEntry[]) {
  let cached:
    | { list: readonly DictionaryEntry[]; language: LanguageCode; replace(text: string): string }
    | undefined;
  return (text: string, language: LanguageCode): string => {
    const list = entries();
    if (list.length === 0 || text === '') return text;
    if (cached?.list !== list || cached.language !== language) {
      cached = { list, language, replace: createHeardReplacer(list, language) };
    }
    return cached.replace(text);
  };
}
