import { findKeptParts, type KeptPart } from './kept-parts.ts';

/** Small numbers that the models sometimes write as words. */
const numberWords: Readonly<Record<string, readonly string[]>> = {
  en: [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  es: [
    'cero',
    'un|una|uno',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
  ],
  fr: [
    'zéro',
    'un|une',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
  ],
  de: [
    'null',
    'ein|eine|einen|einem|einer|eins',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
  ],
  it: [
    'zero',
    'un|una|uno',
    'due',
    'tre',
    'quattro',
    'cinque',
    'sei',
    'sette',
    'otto',
    'nove',
    'dieci',
    'undici',
    'dodici',
  ],
  pt: [
    'zero',
    'um|uma',
    'dois|duas',
    'três',
    'quatro',
    'cinco',
    'seis',
    'sete',
    'oito',
    'nove',
    'dez',
    'onze',
    'doze',
  ],
};

/** How a sign may be written in the other language. */
const signs: readonly (readonly [sign: RegExp, words: RegExp])[] = [
  [/\$/u, /\$|d[oóò]l[l]?[aá]r/iu],
  [/€/u, /€|eur/iu],
  [/£/u, /£|libra|livre|pfund|sterlin|pound/iu],
  [/¥/u, /¥|[yi]en|jen/iu],
  [/%/u, /%|per\s?cent|por\s?cien|por\s?cento|pour\s?cent|prozent|per\s?cento/iu],
];

const halfDay = /^\s?([ap])\.?\s?m\b/iu;

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/u, '');
const digitsOf = (text: string): string => withoutZeros(text.replace(/\D/gu, ''));

/** The ways in which a translation may write a number, without any separators. */
function formsOf(text: string, after: string): string[] {
  const forms = [digitsOf(text)];
  const [, whole = ''] = /^(.*)[.,]00?$/u.exec(text) ?? [];
  if (whole !== '') forms.push(digitsOf(whole));
  const [, hour, minutes = ''] = /^(\d{1,2})(?:[:h](\d{2}))?$/u.exec(text) ?? [];
  if (hour === undefined) return forms;
  const hours = [Number(hour)];
  const half = halfDay.exec(after)?.[1]?.toLowerCase();
  if (half === 'p' && hours[0] !== 12) hours.push(Number(hour) + 12);
  if (half === 'a' && hours[0] === 12) hours.push(0);
  if (half === undefined && minutes !== '' && Number(hour) > 12) hours.push(Number(hour) - 12);
  for (const each of hours) {
    forms.push(withoutZeros(`${each}${minutes}`));
    if (minutes === '00' || half !== undefined)
      forms.push(minutes === '00' ? String(each) : `${each}${minutes || '00'}`);
  }
  return forms;
}

/** The parts of the sentence that the translation doesn't contain. */
export function missingParts(parts: readonly KeptPart[], sentence: string, translated: string): KeptPart[] {
  const found = findKeptParts(translated)
    .filter(({ kind }) => kind !== 'opaque')
    .map((part) => formsOf(part.text, translated.slice(part.end)));
  return parts.filter((part) => {
    if (part.kind !== 'number') return !translated.includes(part.text);
    const forms = formsOf(part.text, sentence.slice(part.end));
    const index = found.findIndex((other) => other.some((form) => forms.includes(form)));
    if (index >= 0) found.splice(index, 1);
    return index < 0;
  });
}

/** Whether the translation lacks a currency or percent sign of the sentence, as a sign and as a word. */
export function lacksSign(sentence: string, translated: string): boolean {
  return signs.some(([sign, words]) => sign.test(sentence) && !words.test(translated));
}

/** Writes small numbers as digits again if the translation spells them out. */
export function restoreDigits(sentence: string, translated: string, target: string): string {
  let result = translated;
  for (const { text } of missingParts(findKeptParts(sentence), sentence, translated)) {
    const words = numberWords[target]?.[Number(text)];
    if (words === undefined || !/^\d{1,2}$/u.test(text)) continue;
    result = result.replace(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'), text);
  }
  return result;
}
