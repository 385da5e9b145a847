/** Returns a syllable with a tone mark for each Han character. It is passed in to avoid importing a large library here. */
export type Syllables = (run: string) => string[];

/** Written pinyin uses dictionary tones and ignores tone sandhi. */
export const pinyinOptions = { type: 'array', toneType: 'symbol', toneSandhi: false, segmentit: 2 } as const;

const marks: Record<string, string> = {
  '，': ', ',
  '、': ', ',
  '。': '. ',
  '．': '. ',
  '！': '! ',
  '？': '? ',
  '；': '; ',
  '：': ': ',
  '（': ' (',
  '）': ') ',
  '【': ' [',
  '】': '] ',
  '「': ' “',
  '」': '” ',
  '『': ' ‘',
  '』': '’ ',
  '《': ' “',
  '》': '” ',
  '“': ' “',
  '”': '” ',
  '…': '… ',
};

const startsWithVowel = /^[aoeāáǎàōóǒòēéěè]/u;

/** Joins a word's syllables, with an apostrophe where they could be misread (Xī’ān). */
function joinWord(syllables: string[]): string {
  return syllables.map((one, index) => (index > 0 && startsWithVowel.test(one) ? `’${one}` : one)).join('');
}

function capitalizeSentences(line: string): string {
  return line.replace(/(^|[.!?…]['”’)\]]*\s+)(['“‘([]*)(\p{Ll})/gu, (_, before, open, letter) => {
    return `${before}${open}${letter.toLocaleUpperCase('zh')}`;
  });
}

// The segmenter joins these to the next character, but they are separate words.
const aloneAtStart = /^[我你您他她它很](?!们)/u;

/** The words of a run of Han characters, as arrays of characters. */
function wordsOf(run: string): string[][] {
  const words: string[][] = [];
  for (const { segment } of new Intl.Segmenter('zh-CN', { granularity: 'word' }).segment(run)) {
    const characters = [...segment];
    if (characters.length > 1 && aloneAtStart.test(segment)) words.push(characters.splice(0, 1));
    words.push(characters);
  }
  return words;
}

/** Called for each word with its pinyin, before sentences are capitalised. */
export type OnPinyin = (pinyin: string, characters: string) => void;

function romaniseRun(run: string, syllables: Syllables, onPinyin?: OnPinyin): string {
  const known = syllables(run);
  let position = 0;
  return wordsOf(run)
    .map((word) => {
      const start = position;
      position += word.length;
      const pinyin = joinWord(known.slice(start, position));
      onPinyin?.(pinyin, word.join(''));
      return pinyin;
    })
    .join(' ');
}

function romaniseLine(line: string, syllables: Syllables, onPinyin?: OnPinyin): string {
  const written = line
    .replace(/\p{P}/gu, (mark) => marks[mark] ?? mark)
    .replace(/\p{Script=Han}+/gu, (run) => ` ${romaniseRun(run, syllables, onPinyin)} `);
  const spaced = written
    .replace(/[ \u3000]+/gu, ' ')
    .replace(/ ([,.!?;:…)\]”’])/gu, '$1')
    .replace(/([([“‘]) /gu, '$1')
    .trim();
  return capitalizeSentences(spaced);
}

/** Converts Mandarin to pinyin with word spacing, tone marks and Latin punctuation; keeps line breaks. */
export function romanise(text: string, syllables: Syllables, onPinyin?: OnPinyin): string {
  return text
    .split(/(\r\n|\r|\n)/u)
    .map((part, index) => (index % 2 === 1 ? part : romaniseLine(part, syllables, onPinyin)))
    .join('');
}
