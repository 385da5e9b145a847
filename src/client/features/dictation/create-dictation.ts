import {
  commandIn,
  commandOf,
  commandPauseMs,
  writtenFor,
} from '../../../shared/commands/spoken-commands.ts';
import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { createHeardReplacer } from '../../../shared/dictionary/replace-heard.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import { commandEdit } from './command-edit.ts';
import type { DictatedPhrase, PhraseSink, SpokenCommand } from './dictated-phrase.ts';

export interface DictationDeps {
  next: PhraseSink;
  entries(): readonly DictionaryEntry[];
  /** Whether spoken commands are on. */
  commands(): boolean;
  onCommand(command: SpokenCommand): void;
}

/** Replaces misheard words from the dictionary, and carries out commands instead of writing them. */
export function createDictation({ next, entries, commands, onCommand }: DictationDeps): PhraseSink {
  const replace = createReplacer(entries);
  /** The keys of phrases that were commands. */
  const commandKeys = new Set<symbol>();
  /** A phrase that is a command if silence follows. */
  let pending: DictatedPhrase | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The pause after a spoken punctuation mark must not add more punctuation. */
  let afterMark = false;

  function write(phrase: DictatedPhrase): void {
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
    if (!name) {
      write(phrase);
      return;
    }
    commandKeys.add(phrase.key);
    afterMark = writtenFor(name, phrase.language) !== undefined;
    const edit: SpokenCommand['edit'] = (text, last) => commandEdit(name, text, phrase.language, last);
    onCommand({ name, phrase, edit, write: next.phrase });
  }

  function wait(phrase: DictatedPhrase): void {
    pending = phrase;
    next.interim(phrase.words, phrase.language);
    timer = setTimeout(() => settle(commandPauseMs), commandPauseMs);
  }

  function revise(phrase: DictatedPhrase): void {
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
      if (commands() && pauseMs >= commandPauseMs && commandIn(words, language)) wait(phrase);
      else write(phrase);
    },
    interim(words, language) {
      if (words !== '') settle(0);
      next.interim(pending ? pending.words : replace(words, language), language);
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
