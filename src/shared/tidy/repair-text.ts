import { htmlLang, type LanguageCode } from '../languages.ts';
import { capitalize, writingSystemOf } from '../writing-system.ts';

/** A full stop after these doesn't end a sentence. */
const abbreviations = new Set(
  (
    'etc ca usw bzw vgl inkl evtl ggf nr no núm art aprox ej sr sra dr prof st vs cf ex env resp pp fig vol approx ' +
    'dept est mr mrs ms ул др пр тел см руб тыс'
  ).split(' '),
);

const beforeMark = (marks: string) => new RegExp(`(?<=\\S)[ \\t]+(?=${marks}(?:\\s|$|["”»’)]))`, 'gu');
/** A mark followed by a digit or another mark isn't punctuation (.5, :-). */
const spaceBeforeMark = beforeMark('[,.;:!?،؛؟।]');
/** French puts a space before some marks. */
const frenchSpaceBeforeMark = beforeMark('[,.]');

/** Leaves one space between words and none before punctuation. Spaces inside numbers are kept. */
export function repairSpaces(line: string, language: LanguageCode): string {
  return line
    .replace(/(?<=(\S))[ \t]{2,}(?=(\S))/gu, (spaces, before: string, after: string) =>
      /\d/.test(before) && /\d/.test(after) ? spaces : ' ',
    )
    .replace(language === 'fr-FR' ? frenchSpaceBeforeMark : spaceBeforeMark, '')
    .trim();
}

/** Capitalises sentences in scripts that have capitals. */
export function capitalizeSentences(text: string, language: LanguageCode): string {
  if (!writingSystemOf(language).capitals) return text;
  return text.replace(
    // The word is read backwards, because searching forwards would begin again at each of its letters.
    /([.!?])(?=\s)(?<=(\S*).)(\s+[¿¡«„“"]?)(\p{Ll}[\p{L}\p{M}]*)/gu,
    (all, mark: string, word: string, gap: string, next: string) =>
      mark === '.' && !endsSentenceHere(word) ? all : mark + gap + capitalize(next, htmlLang(language)),
  );
}

function endsSentenceHere(word: string): boolean {
  const letters = word.toLowerCase().replace(/^\P{L}+/u, '');
  return letters.length > 1 && !letters.includes('.') && !/[\d.]$/u.test(word) && !abbreviations.has(letters);
}
