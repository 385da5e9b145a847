import { htmlLang, type LanguageCode } from './languages.ts';
import { endsInMark, endsSentence, writingSystemOf } from './writing-system.ts';

/** Fewer words are a note, such as an item of a list, rather than a sentence. */
const leastWords = 3;
/** A longer sentence is cut at its beginning, where it would be a question by its first words. */
const lookBack = 400;

/** Only forms that are hardly ever statements: a full stop after a question is a smaller fault than the opposite. */
const questions: Partial<Record<LanguageCode, RegExp>> = {
  'en-US':
    /^(?:and |but |so |or )?(?:(?:what|where|when|why|who|how|which)(?:['’]s| (?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|much|many)) |(?:is|are|was|do|does|did|can|could|will|would|has|have|am|shall) (?:i|you|he|she|it|we|they|there|this|that|these|those|anyone|anybody|someone|everyone)\b)/iu,
  'fr-FR': /^(?:et |mais |alors )?(?:est-ce qu|qu['’]est-ce qu|pourquoi est-ce qu|où est-ce qu)/iu,
  'zh-CN': /[吗呢]$/u,
  'zh-TW': /[嗎呢]$/u,
  'ko-KR': /(?:니까|까요|나요|가요)$/u,
};
/** French has a narrow space before the mark. */
const questionMarks: Partial<Record<LanguageCode, string>> = {
  'fr-FR': '\u202f?',
  'zh-CN': '？',
  'zh-TW': '？',
};

/** The full stop or question mark that a text needs when nothing more is said; empty if it needs none. */
export function endOfSentence(text: string, language: LanguageCode): string {
  const { stop } = writingSystemOf(language);
  if (stop === ' ' || /\s$/u.test(text) || endsInMark(text)) return '';
  const sentence = lastSentence(text.slice(-lookBack), language);
  if (countWords(sentence, language) < leastWords) return '';
  return questions[language]?.test(sentence) ? (questionMarks[language] ?? '?') : stop;
}

function lastSentence(text: string, language: LanguageCode): string {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  const segmenter = new Intl.Segmenter(htmlLang(language), { granularity: 'word' });
  let start = 0;
  // Not by sentences, because they don't end at abbreviations or before small letters.
  for (const { index, segment } of segmenter.segment(line))
    if (!/\p{L}|\p{N}/u.test(segment) && endsSentence(segment.trimEnd())) start = index + segment.length;
  return line.slice(start).trim();
}

function countWords(text: string, language: LanguageCode): number {
  const segmenter = new Intl.Segmenter(htmlLang(language), { granularity: 'word' });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}
