/** A part of a sentence that has to appear in the translation. */
export interface KeptPart {
  start: number;
  end: number;
  text: string;
  /**
   * Numbers and times may be written in the style of the other language. The model may see dates, phone numbers and names,
   * but they stay as they are. It doesn't know the rest.
   */
  kind: 'number' | 'exact' | 'opaque';
}

const wordEnd = String.raw`[^\s<>.,;:!?)"'»”’\]]`;
const url = String.raw`(?:https?:\/\/|www\.)[^\s<>]*${wordEnd}`;
const domain = String.raw`\b[a-z0-9\-]+(?:\.[a-z0-9\-]+)*\.(?:com|org|net|io|dev|app|eu|es|fr|de|it|pt|br|uk|co|info|example)\b(?:\/[^\s<>]*${wordEnd})?`;
const email = String.raw`[\p{L}\d._%+\-]+@[\p{L}\d\-]+(?:\.[\p{L}\d\-]+)+`;
const handle = String.raw`(?<![\p{L}\d])[@#][\p{L}\d_]+`;
/** Stands for a term whose translation is fixed. */
const placeholder = String.raw`\bXZ\d+X\b`;
const picture = String.raw`\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]*`;
const emoji = String.raw`\p{Regional_Indicator}{2}|[\d#*]\uFE0F?\u20E3|${picture}(?:\u200D${picture})*`;
/** A letter of another script, or a Latin letter that is too rare for the models to know. */
const otherLetter = String.raw`(?![A-Za-zªº\u00C0-\u00FFŒœ])[\p{L}\p{M}]`;
const otherWord = String.raw`(?:(?!${otherLetter})[\p{L}'’\-])*${otherLetter}[\p{L}\p{M}'’]*`;
const otherWords = String.raw`${otherWord}(?:[\s、。・，]+${otherWord})*`;
/** Such as A4, COVID-19 or AB-1234. */
const code = String.raw`\b\p{Lu}\p{L}*-?\d[\p{L}\d]*(?:-[\p{L}\d]+)*\b`;
const symbols = String.raw`(?:(?![+%°<>=|~])[\p{So}\p{Sm}§†‡•])+`;
const degrees = String.raw`\d+(?:[.,]\d+)?\s?°\s?[CF]?`;
/** No word of these languages is this long, and a model would take a minute for one of 5,000 letters. */
const longWord = String.raw`[\p{L}\p{M}\d._%+\-'’]{61,}`;
const opaque = [
  url,
  longWord,
  email,
  domain,
  placeholder,
  handle,
  degrees,
  emoji,
  otherWords,
  code,
  symbols,
].join('|');

const date = String.raw`\d{1,4}(?<mark>[.\/\-])\d{1,2}\k<mark>\d{1,4}`;
const time = String.raw`\d{1,2}[:h]\d{2}(?::\d{2})?`;
const phone = String.raw`(?<![\d.,])(?:(?:\+|00)\d{1,3}(?:[ .\-\/]\(?\d{1,5}\)?){1,6}|(?:\(\d{2,5}\)|\d{2,5})(?:[ .\-\/]\(?\d{2,9}\)?){1,6})(?!\d)`;
const grouped = String.raw`(?<![\d+])\d{1,3}(?:[.,'’ \u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?(?![\d\-\/])(?! \d)`;
const amount = String.raw`\d+(?:[.,]\d+)?`;

const partPattern = new RegExp(
  `(?<opaque>${opaque})|(?<date>${date})|(?<number>${time}|${grouped})|(?<phone>${phone})|${amount}`,
  'gu',
);

/** The addresses, emoji, words in other scripts and numbers of a sentence, in their order. */
export function findKeptParts(sentence: string): KeptPart[] {
  return [...sentence.matchAll(partPattern)].map(({ 0: text, index, groups = {} }) => ({
    start: index,
    end: index + text.length,
    text,
    kind:
      groups.opaque !== undefined
        ? 'opaque'
        : (groups.date ?? groups.phone) !== undefined
          ? 'exact'
          : 'number',
  }));
}
