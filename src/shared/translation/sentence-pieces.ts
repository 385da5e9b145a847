import { sentenceRanges, type TextRange } from '../sentences.ts';
import { findKeptParts } from './kept-parts.ts';

/** The models were trained with short sentences, so longer ones are split. */
const maxWords = 24;
const minWords = 4;
const goodWords = 14;

/** Words that often start a clause. People who dictate say no punctuation, so these show where to split. */
const clauseWords: Readonly<Record<string, string>> = {
  en: 'and but or so because then when while if although however since until before after which who that',
  es: 'y e pero o así porque entonces cuando mientras si aunque desde hasta antes después que donde',
  fr: 'et mais ou donc car parce alors quand pendant si bien depuis avant après qui que où puis',
  de: 'und aber oder denn weil dann wenn während ob obwohl seit bis bevor nachdem dass damit also',
  it: 'e ma o quindi perché allora quando mentre se anche dopo prima che dove poi però',
  pt: 'e mas ou então porque quando enquanto se embora desde até antes depois que onde pois',
};

const greetings =
  /^(?:good (?:morning|afternoon|evening)|hello|hi|buenos días|buenas (?:tardes|noches)|hola|bonjour|bonsoir|guten (?:morgen|tag|abend)|hallo|buongiorno|buonasera|ciao|bom dia|boa (?:tarde|noite)|olá|oi)(?=\s)/u;

/** How a question starts that follows another sentence. */
const questions: Readonly<Record<string, string>> = {
  en: '(?:could|can|would|will|do|did|are) (?:you|we|they)',
  es: 'podrías|podría|podrían|puedes|puede',
  fr: 'pourrais-tu|pourriez-vous|peux-tu|pouvez-vous|est-ce',
  de: '(?:könntest|kannst|würdest|hast|bist) du|(?:könnten|können|würden) Sie',
  it: 'potresti|potrebbe|puoi',
  pt: 'você pode|você poderia|poderia',
};

const abbreviation =
  /(?:^|[\s(])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|Sra|Srta|Dra|Ud|Uds|Mme|Mlle|Hr|Fr|Nr|Sig|Dott|Av|vs|z\.\s?B|d\.\s?h|approx|bzw)\.$/u;

/** With the space before it. */
const longestAbbreviation = 10;

/** The ranges of a text that are translated one by one: sentences, or parts of long ones where we know the language. */
export function pieceRanges(text: string, language: string): TextRange[] {
  if (!Object.hasOwn(clauseWords, language)) return sentenceRanges(text, language);
  return joinAbbreviations(text, sentenceRanges(text, language)).flatMap((range) =>
    splitAt(text, range, /;(?=\s)/gu)
      .flatMap((part) => splitDictated(text, part, language))
      .flatMap((part) => splitLong(text, part, language)),
  );
}

/** The segmenter ends a sentence after "Mr." or "J.", and inside an address. */
function joinAbbreviations(text: string, ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  const parts = findKeptParts(text);
  for (const range of ranges) {
    const last = joined.at(-1);
    const isSameLine = last && !text.slice(last.end, range.start).includes('\n');
    const isInside = parts.some(({ start, end }) => start < range.start && range.start < end);
    if (isInside && last) last.end = range.end;
    else if (
      isSameLine &&
      abbreviation.test(text.slice(Math.max(last.start, last.end - longestAbbreviation), last.end))
    )
      last.end = range.end;
    else joined.push({ ...range });
  }
  return joined;
}

function splitAt(text: string, range: TextRange, mark: RegExp): TextRange[] {
  const parts: TextRange[] = [];
  let { start } = range;
  for (const match of text.slice(range.start, range.end).matchAll(mark)) {
    const end = range.start + match.index + match[0].length;
    parts.push({ start, end });
    start = end;
    while (start < range.end && text.charAt(start).trim() === '') start += 1;
  }
  return start < range.end ? [...parts, { start, end: range.end }] : parts;
}

/** Splits dictated text after a greeting and before a question, where nobody says a full stop. */
function splitDictated(text: string, range: TextRange, language: string): TextRange[] {
  const sentence = text.slice(range.start, range.end);
  if (/[.,;:!?](?=\s)/u.test(sentence) || sentence.split(/\s+/u).length < 6) return [range];
  const mark = new RegExp(`${greetings.source}|\\s(?=(?:${questions[language] ?? '$^'})\\s)`, 'giu');
  return splitAt(text, range, mark).map(({ start, end }) => ({
    start,
    end: start + text.slice(start, end).trimEnd().length,
  }));
}

function splitLong(text: string, range: TextRange, language: string): TextRange[] {
  const words = [...text.slice(range.start, range.end).matchAll(/\S+/gu)];
  const starters = new Set(clauseWords[language]?.split(' '));
  const wordAt = (index: number) => words[index]?.[0] ?? '';
  const isClause = (index: number) =>
    /[,:)–—]$/u.test(wordAt(index - 1)) || starters.has(wordAt(index).toLowerCase());
  const parts: TextRange[] = [];
  let { start } = range;
  let first = 0;
  while (words.length - first > maxWords) {
    const last = Math.min(first + maxWords, words.length - minWords);
    const distance = (index: number) =>
      Math.abs(index - first - goodWords) - (wordAt(index - 1).endsWith(',') ? 2 : 0);
    let split = last;
    for (let index = first + minWords; index <= last; index += 1)
      if (isClause(index) && (!isClause(split) || distance(index) < distance(split))) split = index;
    const [before, after] = [words[split - 1], words[split]];
    if (!before || !after) break;
    parts.push({ start, end: range.start + before.index + before[0].length });
    start = range.start + after.index;
    first = split;
  }
  return [...parts, { start, end: range.end }];
}
