import { breathRanges } from '../../shared/sentences.ts';

/** Two to three seconds of speech, for which Kokoro needs about eight seconds of processor time. */
const openingLength = 40;
const openingLengthInHan = 14;
const phraseLength = 300;
const phraseLengthInHan = 60;

/** Sentence by sentence, for a local engine: the first phrase is short, so that it can be heard soon. */
export function splitIntoPhrases(text: string, locale: string): string[] {
  const han = /^(?:zh|ja)\b/.test(locale);
  const cut = (part: string, length: number) =>
    breathRanges(part, locale, length).map(({ start, end }) => part.slice(start, end));
  const [first = '', ...rest] = cut(text, han ? phraseLengthInHan : phraseLength);
  const [opening = ''] = cut(first, han ? openingLengthInHan : openingLength);
  const remainder = first.slice(first.indexOf(opening) + opening.length).trim();
  return [opening, remainder, ...rest].filter((phrase) => phrase !== '');
}
