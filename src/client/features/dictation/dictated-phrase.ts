import type { CommandName } from '../../../shared/commands/commands.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { TextRange } from '../../../shared/sentences.ts';

/** A phrase as the recorder reports it. */
export interface DictatedPhrase {
  /** A repeated key means that the phrase was revised. */
  key: symbol;
  words: string;
  /** The earlier words of a revised phrase. */
  revises?: string;
  /** The silence before it; unknown for the first one. */
  pauseMs?: number;
  language: LanguageCode;
  /** The segment of speech that a server transcribed. Its place in the text is reserved. */
  segment?: string;
  /** Called when it has been written, or when there was no room for any of it. */
  onWritten?(fits: boolean): void;
}

/** Replaces a part of the text. */
export interface CommandEdit {
  at: number;
  removed: string;
  inserted: string;
}

/** A command that was said instead of text. */
export interface SpokenCommand {
  name: CommandName;
  phrase: DictatedPhrase;
  /** Writes the words of a phrase after all. */
  write(phrase: DictatedPhrase): void;
  /** The change it makes to the text; undefined if there is none. */
  edit(text: string, lastPhrase?: TextRange): CommandEdit | undefined;
}

/** Receives recognised phrases in order. */
export interface PhraseSink {
  phrase(phrase: DictatedPhrase): void;
  interim(words: string, language: LanguageCode): void;
}
