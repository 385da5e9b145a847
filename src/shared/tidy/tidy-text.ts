import { htmlLang, type LanguageCode } from '../languages.ts';
import { capitalize, writingSystemOf } from '../writing-system.ts';
import { type BetweenWords, fillers } from './fillers.ts';
import { capitalizeSentences, repairSpaces } from './repair-text.ts';

/** Repeated words inside quotes, hyphenated words or contractions are intentional. */
const notBefore = `(?<![\\p{L}\\p{M}\\p{N}_'’"“„«「-])`;
const notAfter = `(?![\\p{L}\\p{M}\\p{N}_'’"”“»」-])`;
/** Stands for a pause while fillers are removed. Unicode guarantees that it isn't a character. */
const pause = '\uffff';
const stop = '[.!?…。！？।؟]';
const split = /[,，、،.!?。！？।؟\uffff]/u;
/**
 * The commas or pauses between a filler and the words around it. Patterns that begin with an edge begin at its first
 * character only, because a search that began again at each of thousands of commas would take minutes.
 */
const edge = `\\s*[,，、،${pause}][\\s,，、،${pause}]*`;
const beforeEdge = `(?<![\\s,，、،${pause}])`;
const gap = `[\\s${pause}]*`;
const isSpaceless = (language: LanguageCode): boolean => /^(zh-CN|zh-TW|ja-JP)$/.test(language);

/** Longest first. An empty list matches nothing. */
const alternatives = (words: readonly string[]): string =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(' ', '\\s+'))
    .join('|') || '(?!)';

const patterns = new Map<LanguageCode, ReturnType<typeof compile>>();

function compile(language: LanguageCode) {
  const { sounds, setOff, stuttered, saying = [], opening, between: betweenWords = [] } = fillers[language];
  const quoting = `(?:${alternatives(saying)})`;
  const all = `(?:${alternatives([...sounds, ...setOff])})`;
  const sound = `(?:${alternatives(sounds)})`;
  const start = `((?:^|${stop})${gap})`;
  return {
    opening:
      opening &&
      new RegExp(
        `^[\\s${pause}]*(?:${sound}[\\s,${pause}]+)+(?:${alternatives(opening.fillers)})[\\s,${pause}]+(?=(?:${alternatives(opening.before)})(?!\\p{L}))`,
        'iu',
      ),
    /** Fillers that are a whole sentence. */
    alone: new RegExp(`${start}(?:${all}${edge})*(?:${all}${gap}[.…。।]+\\s*|${sound}${gap}$)`, 'giu'),
    atStart: new RegExp(`${start}(?:${all}${edge})+`, 'giu'),
    atEnd: new RegExp(
      `${beforeEdge}(?<!${edge}${all})${edge}(?:${all}${edge})*${all}${gap}(?=[.…。।]|$)`,
      'giu',
    ),
    /** Both commas are removed too, because they belonged to the filler. */
    between: new RegExp(`${beforeEdge}${edge}(?:${all}${edge})+`, 'giu'),
    sound: new RegExp(`${sound}${edge}`, 'giu'),
    onlySounds: new RegExp(`^${edge}(?:${sound}(?:${edge}|$))+$`, 'iu'),
    /** In a script that writes pauses as spaces, a space on both sides is enough for a sound. */
    spaced:
      writingSystemOf(language).comma === ' '
        ? new RegExp(`(?<=^|\\s|${pause})${sound}(?=[\\s,${pause}]|$),?\\s*`, 'giu')
        : undefined,
    /**
     * Recognisers rarely write the commas around a sound. Next to "said", it is quoted, and before a question mark it
     * asks.
     */
    anywhere: isSpaceless(language)
      ? new RegExp(`(?<![うぅふへえぇ])${sound}(?!${quoting})`, 'gu')
      : new RegExp(
          `(?:^|(?<!${notBefore}${quoting}|[\\s${pause}])[\\s${pause}]+|(?<=${notBefore}${quoting}[\\s${pause}])[\\s${pause}]+)${notBefore}${sound}(?:\\s+${sound})*${notAfter}(?!\\s+${quoting}|\\s*[?!？！؟])`,
          'giu',
        ),
    betweenWords: isSpaceless(language) ? betweenWords.map(betweenLetters) : betweenWords.map(betweenSpaces),
    stuttered: isSpaceless(language)
      ? new RegExp(`(${alternatives(stuttered)})\\1+`, 'gu')
      : new RegExp(`${notBefore}(${alternatives(stuttered)})(?:\\s+\\1)+${notAfter}`, 'giu'),
  };
}

type Removal = (line: string, isQuoted: (word: string) => boolean) => string;

/** In a script without spaces, the letters next to a filler decide. */
function betweenLetters({ fillers: words, after, notAfter = [], notBefore = [] }: BetweenWords): Removal {
  const before = after ? alternatives(after) : `^|[\\s，。！？、${pause}\\p{sc=Han}]`;
  const pattern = new RegExp(
    `(?<=${before})(?<!${alternatives(notAfter)})(?:${alternatives(words)})(?!${alternatives(notBefore)})(?=[\\p{sc=Han}\\p{sc=Katakana}])`,
    'gu',
  );
  return (line) => line.replace(pattern, '');
}

/** No word in the lists is longer. */
const longestWord = 20;

function betweenSpaces({ fillers: words, after, notAfter = [], notBefore = [] }: BetweenWords): Removal {
  // A capital inside a sentence is a name.
  const pattern = new RegExp(`(?<=[\\p{L}\\p{M}])\\s+(?:${alternatives(words)})(?=\\s+\\p{L})`, 'gu');
  return (line, isQuoted) =>
    line.replace(pattern, (said, at: number, whole: string) => {
      const end = at + said.length;
      const previous = lastWord.exec(whole.slice(Math.max(0, at - longestWord), at))?.[0].toLowerCase() ?? '';
      const next = firstWord.exec(whole.slice(end, end + longestWord).trimStart())?.[0].toLowerCase() ?? '';
      const isMeant =
        (after && !after.includes(previous)) || notAfter.includes(previous) || notBefore.includes(next);
      return isMeant || isQuoted(previous) || isQuoted(next) ? said : '';
    });
}

const lastWord = /[\p{L}\p{M}'’]+$/u;
const firstWord = /^[\p{L}\p{M}'’]+/u;

function patternsOf(language: LanguageCode) {
  const known = patterns.get(language);
  if (known) return known;
  const compiled = compile(language);
  patterns.set(language, compiled);
  return compiled;
}

/**
 * Removes fillers and stuttered words, and repairs spaces and capitals. Everything else stays the same. Sounds are
 * removed anywhere; words that can have a meaning only between commas, the ends of sentences and `pauses`, which are
 * positions in the text.
 */
export function tidyText(text: string, language: LanguageCode, pauses: readonly number[] = []): string {
  const lines = withPauses(text, pauses).split('\n');
  return capitalizeSentences(
    lines.map((line, index) => tidyLine(line, language, index === 0)).join('\n'),
    language,
  );
}

function withPauses(text: string, pauses: readonly number[]): string {
  const starts = [0, ...pauses];
  return starts.map((start, index) => text.slice(start, starts[index + 1])).join(pause);
}

function tidyLine(line: string, language: LanguageCode, isFirst: boolean): string {
  const { opening } = patternsOf(language);
  const opened = isFirst && opening ? line.replace(opening, '') : line;
  const spoken = removeFillers(opened, language).replaceAll(pause, '');
  const tidied = repairSpaces(removeStutter(spoken, language), language);
  const hadCapital = writingSystemOf(language).capitals && /^\P{L}*\p{Lu}/u.test(line);
  return hadCapital ? capitalize(tidied, htmlLang(language)) : tidied;
}

function removeFillers(line: string, language: LanguageCode): string {
  const { alone, atStart, atEnd, between, sound, onlySounds, spaced, anywhere, betweenWords } =
    patternsOf(language);
  const space = isSpaceless(language) ? '' : ' ';
  const keepStart = (said: string, start: string) => (isAcronym(said) ? said : start);
  const marked = line
    .replace(alone, keepStart)
    .replace(atStart, keepStart)
    .replace(atEnd, (said, at: number, whole: string) => {
      const isMeant = isListItem(wordsBefore(whole, at), '', language) && !onlySounds.test(said);
      return isMeant || isAcronym(said) ? said : '';
    })
    .replace(between, (said, at: number, whole: string) => {
      if (isAcronym(said)) return said;
      const isList = isListItem(wordsBefore(whole, at), wordsAfter(whole, at + said.length), language);
      return isList ? said.replace(sound, '') : space;
    });
  if (spaced) return marked.replace(spaced, '');
  const withoutSounds = marked.replace(anywhere, (said) => (isAcronym(said) ? said : ''));
  const isQuoted = (word: string) => fillers[language].saying?.includes(word) === true;
  return betweenWords.reduce((text, remove) => remove(text, isQuoted), withoutSounds);
}

const isAcronym = (said: string): boolean => /\p{Lu}{2}/u.test(said);

/** Between two single words, the word is probably part of a list: "norte, este, oeste". */
function isListItem(previous: string, next: string, language: LanguageCode): boolean {
  const isSingle = (part: string) =>
    isSpaceless(language) || language === 'th-TH' ? part.length <= 2 : !/\s/u.test(part);
  return isSingle(previous) && isSingle(next);
}

/** The words between the last punctuation mark and the position. */
function wordsBefore(text: string, at: number): string {
  let from = at;
  while (from > 0 && !split.test(text.charAt(from - 1))) from -= 1;
  return text.slice(from, at).trim();
}

function wordsAfter(text: string, at: number): string {
  let to = at;
  while (to < text.length && !split.test(text.charAt(to))) to += 1;
  return text.slice(at, to).trim();
}

/** Removes repeated words, except "la la la", which is singing. */
function removeStutter(line: string, language: LanguageCode): string {
  return line.replace(patternsOf(language).stuttered, (said, word: string) =>
    /^la$/i.test(word) && said.split(/\s+/u).length > 2 ? said : word,
  );
}
