import { htmlLang, type LanguageCode } from '../languages.ts';
import { capitalize, writingSystemOf } from '../writing-system.ts';
import { fillers } from './fillers.ts';
import { capitalizeSentences, repairSpaces } from './repair-text.ts';

/** Filler words inside quotes, hyphenated words or contractions are intentional. */
const notBefore = `(?<![\\p{L}\\p{M}\\p{N}_'’"“„«「-])`;
const notAfter = `(?![\\p{L}\\p{M}\\p{N}_'’"”“»」-])`;
const comma = '[,，、،]';
const isSpaceless = (language: LanguageCode): boolean => /^(zh-CN|zh-TW|ja-JP)$/.test(language);

const alternatives = (words: readonly string[]): string =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(' ', '\\s+'))
    .join('|');

const patterns = new Map<LanguageCode, ReturnType<typeof compile>>();

function compile(language: LanguageCode) {
  const { sounds, setOff, stuttered } = fillers[language];
  const all = alternatives([...sounds, ...setOff]);
  return {
    /** A filler that is a whole sentence. */
    alone: new RegExp(`(^|[.!?…。！？।؟]\\s*)(?:${all})[.…。।]+\\s*`, 'giu'),
    atStart: new RegExp(`(^|[.!?…。！？।؟]\\s*)(?:(?:${all})\\s*${comma}\\s*)+`, 'giu'),
    /** Both commas are removed too, because they belonged to the filler. */
    between: new RegExp(`\\s*${comma}\\s*(?:(?:${all})\\s*${comma}\\s*)+`, 'giu'),
    atEnd: new RegExp(`\\s*${comma}\\s*(?:${all})\\s*(?=[.…。।]|$)`, 'giu'),
    sounds:
      sounds.length === 0
        ? undefined
        : new RegExp(`${notBefore}(?:${alternatives(sounds)})${notAfter}${comma}?\\s*`, 'giu'),
    stuttered: isSpaceless(language)
      ? new RegExp(`(${alternatives(stuttered)})\\1+`, 'gu')
      : new RegExp(`${notBefore}(${alternatives(stuttered)})(?:\\s+\\1)+${notAfter}`, 'giu'),
  };
}

function patternsOf(language: LanguageCode) {
  const known = patterns.get(language);
  if (known) return known;
  const compiled = compile(language);
  patterns.set(language, compiled);
  return compiled;
}

/** Removes fillers and stuttered words, and repairs spaces and capitals. Everything else stays the same. */
export function tidyText(text: string, language: LanguageCode): string {
  const lines = text.split('\n').map((line) => tidyLine(line, language));
  return capitalizeSentences(lines.join('\n'), language);
}

function tidyLine(line: string, language: LanguageCode): string {
  const tidied = repairSpaces(removeStutter(removeFillers(line, language), language), language);
  const hadCapital = writingSystemOf(language).capitals && /^\P{L}*\p{Lu}/u.test(line);
  return hadCapital ? capitalize(tidied, htmlLang(language)) : tidied;
}

function removeFillers(line: string, language: LanguageCode): string {
  const { alone, atStart, between, atEnd, sounds } = patternsOf(language);
  const gap = isSpaceless(language) ? '' : ' ';
  const marked = line
    .replace(alone, '$1')
    .replace(atStart, '$1')
    .replace(between, (said, at: number, whole: string) =>
      isListItem(whole.slice(0, at), whole.slice(at + said.length), language) ? said : gap,
    )
    .replace(atEnd, '');
  return sounds ? marked.replace(sounds, (said) => (isAcronym(said) ? said : '')) : marked;
}

const isAcronym = (word: string): boolean => /^\p{Lu}{2}/u.test(word);

/** Between two single words, the word is probably part of a list: "norte, este, oeste". */
function isListItem(before: string, after: string, language: LanguageCode): boolean {
  const previous =
    before
      .split(/[,，、،.!?。！？।؟]/u)
      .at(-1)
      ?.trim() ?? '';
  const next = after.split(/[,，、،.!?。！？।؟]/u)[0]?.trim() ?? '';
  const isSingle = (part: string) =>
    isSpaceless(language) || language === 'th-TH' ? part.length <= 2 : !/\s/u.test(part);
  return isSingle(previous) && isSingle(next);
}

/** Removes repeated words, except "la la la", which is singing. */
function removeStutter(line: string, language: LanguageCode): string {
  return line.replace(patternsOf(language).stuttered, (said, word: string) =>
    /^la$/i.test(word) && said.split(/\s+/u).length > 2 ? said : word,
  );
}
