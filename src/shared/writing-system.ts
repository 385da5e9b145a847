import type { LanguageCode } from './languages.ts';

/** How a language is written, as far as joining and punctuating spoken phrases goes. */
export interface WritingSystem {
  /** Stands where a short pause was. A space where the script has no comma. */
  comma: string;
  /** Ends a sentence. A space where the script has no full stop. */
  stop: string;
  /** Whether sentences begin with a capital. */
  capitals: boolean;
}

const latin: WritingSystem = { comma: ',', stop: '.', capitals: true };
const chinese: WritingSystem = { comma: '，', stop: '。', capitals: false };

const exceptions: Partial<Record<LanguageCode, WritingSystem>> = {
  'zh-CN': chinese,
  'zh-TW': chinese,
  'ja-JP': { ...chinese, comma: '、' },
  'ko-KR': { ...latin, capitals: false },
  'ar-SA': { ...latin, comma: '،', capitals: false },
  'hi-IN': { ...latin, stop: '।', capitals: false },
  'th-TH': { comma: ' ', stop: ' ', capitals: false },
};

/** Latin and Cyrillic share their marks; the others have their own. */
export function writingSystemOf(language: LanguageCode): WritingSystem {
  return exceptions[language] ?? latin;
}

const sentenceMarks = '.!?…。．！？｡।॥؟۔';
const marks = `${sentenceMarks},;:，、；：،؛`;
const sentenceEnd = new RegExp(`[${sentenceMarks}][\\p{Pe}\\p{Pf}"']*$`, 'u');
const anyMarkEnd = new RegExp(`[${marks}\\p{Pd}\\p{Ps}\\p{Pi}¿¡][\\p{Pe}\\p{Pf}"']*$`, 'u');
const markStart = new RegExp(`^[${marks}\\p{Pe}\\p{Pf}]`, 'u');
/** A full stop or a comma between two figures belongs to the number. */
const lastMark = new RegExp(`(?:[${marks}](?!\\d)|\\n)(?=(?:[^${marks}\\n]|[${marks}]\\d)*$)`, 'u');
const spacelessEnd = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}ー々。．，、！？；：」』）…]$/u;
const spacelessStart = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}「『（]/u;
const fullWidthEnd = /[。．，、！？；：「『（」』）]$/u;

/** Whether a text ends a sentence, closing quotes and brackets aside. */
export function endsSentence(text: string): boolean {
  return sentenceEnd.test(text);
}

/** Whether a text ends in any mark, so that another one would be double. */
export function endsInMark(text: string): boolean {
  return anyMarkEnd.test(text);
}

/** Whether a phrase brings its own mark to stand behind the word before it. */
export function startsWithMark(text: string): boolean {
  return markStart.test(text);
}

/** What follows the last mark or line end. */
export function sinceLastMark(text: string): string {
  return text.slice((lastMark.exec(text)?.index ?? -1) + 1);
}

/** A space between words, nothing between Han, Kana or Thai and nothing after full-width marks. */
export function joiner(before: string, after: string): string {
  if (before === '' || /\s$/u.test(before) || startsWithMark(after)) return '';
  if (fullWidthEnd.test(before)) return '';
  return spacelessEnd.test(before) && spacelessStart.test(after) ? '' : ' ';
}

/** A capital at the start, unless the word is one that is written otherwise (iPhone). */
export function capitalize(text: string, locale: string): string {
  const match = /^([\p{Ps}\p{Pi}¿¡"']*)(\p{Ll})(\p{L}*)/u.exec(text);
  const [, opening = '', letter = '', rest = ''] = match ?? [];
  if (letter === '' || /\p{Lu}/u.test(rest)) return text;
  const capital = letter.toLocaleUpperCase(locale);
  // Letters whose capital is not one letter, or not theirs alone, stay as they are (the German sharp s).
  return capital.length === letter.length && capital.toLocaleLowerCase(locale) === letter
    ? opening + capital + text.slice(opening.length + letter.length)
    : text;
}
