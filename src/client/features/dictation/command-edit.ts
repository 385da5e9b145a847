import type { CommandName } from '../../../shared/commands/commands.ts';
import { writtenFor } from '../../../shared/commands/spoken-commands.ts';
import { htmlLang, type LanguageCode } from '../../../shared/languages.ts';
import { sentenceRanges, type TextRange } from '../../../shared/sentences.ts';
import { spaceBetween } from '../../../shared/writing-system.ts';

/** A replacement of part of the text. */
export interface CommandEdit {
  at: number;
  removed: string;
  inserted: string;
}

const sentenceMarks: ReadonlySet<CommandName> = new Set([
  'full-stop',
  'question-mark',
  'exclamation-mark',
  'colon',
]);
const blanks = /[ \t\u00a0]+$/u;

/** The change that a command makes to the text; undefined if it changes nothing. */
export function commandEdit(
  name: CommandName,
  text: string,
  language: LanguageCode,
  lastPhrase?: TextRange,
): CommandEdit | undefined {
  if (name === 'delete-that') return deletion(text, language, lastPhrase);
  const mark = writtenFor(name, language);
  if (mark === undefined) return undefined;
  if (name === 'open-quote')
    return { at: text.length, removed: '', inserted: spaceBefore(text, mark, language) + mark };
  const kept = text.replace(blanks, '');
  const paragraph = name === 'new-paragraph' && /[^\n]\n$/u.test(kept) ? '\n' : mark;
  if (name !== 'new-line' && name !== 'new-paragraph' && kept.endsWith(mark.trim())) return undefined;
  // The pause before the command may have become a comma.
  const end = sentenceMarks.has(name) ? kept.replace(/[,，、،]$/u, '').length : kept.length;
  return { at: end, removed: text.slice(end), inserted: paragraph };
}

/** In languages without spaces between words, there is no space before a quotation either. */
const spaceBefore = (text: string, mark: string, language: LanguageCode): string =>
  /^(zh-CN|zh-TW|ja-JP)$/.test(language) ? '' : spaceBetween(text, mark);

function deletion(text: string, language: LanguageCode, lastPhrase?: TextRange): CommandEdit | undefined {
  const isLast = lastPhrase && text.slice(lastPhrase.end).trim() === '';
  const start = isLast ? lastPhrase.start : sentenceRanges(text, htmlLang(language)).at(-1)?.start;
  return start === undefined ? undefined : { at: start, removed: text.slice(start), inserted: '' };
}
