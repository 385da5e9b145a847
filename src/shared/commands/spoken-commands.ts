import type { LanguageCode } from '../languages.ts';
import { writingSystemOf } from '../writing-system.ts';
import { type CommandName, type CommandPhrases, commandNames } from './commands.ts';
import { latinPhrases } from './phrases-latin.ts';
import { otherScriptPhrases } from './phrases-other-scripts.ts';

/** The silence needed on each side of a command, so that the same words inside a sentence stay text. */
export const commandPauseMs = 700;

/** A phrase and the silence around it, which is missing if nothing was said before or after. */
export interface PausedPhrase {
  words: string;
  beforeMs?: number | undefined;
  afterMs?: number | undefined;
}

const phrases: Record<LanguageCode, CommandPhrases> = { ...latinPhrases, ...otherScriptPhrases };

/** The phrases for each command in a language; the interface shows the first. */
export const commandPhrases = (language: LanguageCode): CommandPhrases => phrases[language];

const known = new Map<LanguageCode, ReadonlyMap<string, CommandName>>();

/** Engines differ in how they write capitals, punctuation and spaces. */
function normalize(words: string): string {
  return words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Engines are inconsistent about spaces in Korean and in scripts that don't use them. */
const keyOf = (words: string, language: LanguageCode): string =>
  /^(zh|ja|ko|th)/.test(language) ? normalize(words).replaceAll(' ', '') : normalize(words);

function namesIn(language: LanguageCode): ReadonlyMap<string, CommandName> {
  const found = known.get(language);
  if (found) return found;
  const names = new Map(
    commandNames.flatMap((name) =>
      phrases[language][name].map((said) => [keyOf(said, language), name] as const),
    ),
  );
  known.set(language, names);
  return names;
}

/** The command, if the whole phrase is one. Ignores the pauses around it. */
export function commandIn(words: string, language: LanguageCode): CommandName | undefined {
  return namesIn(language).get(keyOf(words, language));
}

/** The command, if the whole phrase is one and has a pause on each side. */
export function commandOf(phrase: PausedPhrase, language: LanguageCode): CommandName | undefined {
  const { beforeMs = commandPauseMs, afterMs = commandPauseMs } = phrase;
  if (beforeMs < commandPauseMs || afterMs < commandPauseMs) return undefined;
  return commandIn(phrase.words, language);
}

const curly = ['“', '”'] as const;
const guillemets = ['«', '»'] as const;
const corners = ['「', '」'] as const;

const quotes: Partial<Record<LanguageCode, readonly [string, string]>> = {
  'es-ES': guillemets,
  'fr-FR': ['«\u00a0', '\u00a0»'],
  'de-DE': ['„', '“'],
  'it-IT': guillemets,
  'ru-RU': guillemets,
  'zh-TW': corners,
  'ja-JP': corners,
  'ar-SA': guillemets,
};

/** The text that a command inserts; undefined for commands that act on the text or the recording. */
export function writtenFor(name: CommandName, language: LanguageCode): string | undefined {
  const system = writingSystemOf(language);
  const fullWidth = system.stop === '。';
  const [open, close] = quotes[language] ?? curly;
  const french = language === 'fr-FR';
  switch (name) {
    case 'new-line':
      return '\n';
    case 'new-paragraph':
      return '\n\n';
    case 'full-stop':
      return system.stop === ' ' ? '.' : system.stop;
    case 'comma':
      return system.comma === ' ' ? ',' : system.comma;
    case 'question-mark':
      if (language === 'ar-SA') return '؟';
      return fullWidth ? '？' : french ? '\u202f?' : '?';
    case 'exclamation-mark':
      return fullWidth ? '！' : french ? '\u202f!' : '!';
    case 'colon':
      return fullWidth ? '：' : french ? '\u00a0:' : ':';
    case 'open-quote':
      return open;
    case 'close-quote':
      return close;
    default:
      return undefined;
  }
}
