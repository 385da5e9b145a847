import type { LanguageCode } from './languages.ts';

/** A script's rules for joining and punctuating spoken phrases. */
export interface WritingSystem {
  /** Inserted at a short pause; a space if the script has no comma. */
  comma: string;
  /** Ends a sentence; a space if the script has no full stop. */
  stop: string;
  /** Whether sentences start with a capital. */
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

/** Latin and Cyrillic share their punctuation; the other scripts have their own. */
export function writingSystemOf(language: LanguageCode): WritingSystem {
  return exceptions[language] ?? latin;
}

const sentenceMarks = '.!?…。．！？｡।॥؟۔';
const marks = `${sentenceMarks},;:，、；：،؛`;
const sentenceEnd = /* @__PURE__ */ new RegExp(`[${sentenceMarks}][\\p{Pe}\\p{Pf}"']*$`, 'u');
const anyMarkEnd = /* @__PURE__ */ new RegExp(`[${marks}\\p{Pd}\\p{Ps}\\p{Pi}¿¡][\\p{Pe}\\p{Pf}"']*$`, 'u');
const markStart = /* @__PURE__ */ new RegExp(`^[${marks}\\p{Pe}\\p{Pf}]`, 'u');
/** A full stop or comma between two digits belongs to the number. */
const lastMark = /* @__PURE__ */ new RegExp(
  `(?:[${marks}](?!\\d)|\\n)(?=(?:[^${marks}\\n]|[${marks}]\\d)*$)`,
  'u',
);
const spacelessEnd = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}ー々。．，、！？；：」』）…”]$/u;
const spacelessStart = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}「『（]/u;
const openingEnd = /[\p{Ps}\p{Pi}¿¡]$/u;
const fullWidthEnd = /[。．，、！？；：「『（」』）]$/u;

/** Whether the text ends with the end of a sentence, ignoring closing quotes and brackets. */
export function endsSentence(text: string): boolean {
  return sentenceEnd.test(text);
}

/** Whether the text ends with punctuation and needs no more. */
export function endsInMark(text: string): boolean {
  return anyMarkEnd.test(text);
}

/** Whether a phrase starts with punctuation that belongs to the word before it. */
export function startsWithMark(text: string): boolean {
  return markStart.test(text);
}

/** The text after the last punctuation mark or line break. */
export function sinceLastMark(text: string): string {
  return text.slice((lastMark.exec(text)?.index ?? -1) + 1);
}

/** German closes a quotation with the same character that opens an English one. */
function endsInOpening(text: string): boolean {
  if (!openingEnd.test(text)) return false;
  const count = (sign: string) => text.split(sign).length - 1;
  return !text.endsWith('“') || count('„') < count('“');
}

/** A space, except in Han, Kana and Thai, after full-width punctuation, or after an opening mark. */
export function spaceBetween(before: string, after: string): string {
  if (before === '' || /\s$/u.test(before) || startsWithMark(after)) return '';
  if (fullWidthEnd.test(before) || endsInOpening(before)) return '';
  return spacelessEnd.test(before) && spacelessStart.test(after) ? '' : ' ';
}

/** Capitalises the first word, unless it has a capital further on (iPhone). */
export function capitalize(text: string, locale: string): string {
  const match = /^([\p{Ps}\p{Pi}¿¡"']*)(\p{Ll})(\p{L}*)/u.exec(text);
  const [, opening = '', letter = '', rest = ''] = match ?? [];
  if (letter === '' || /\p{Lu}/u.test(rest)) return text;
  const capital = letter.toLocaleUpperCase(locale);
  // Letters without a one-letter capital, such as ß, stay unchanged.
  return capital.length === letter.length && capital.toLocaleLowerCase(locale) === letter
    ? opening + capital + text.slice(opening.length + letter.length)
    : text;
}
