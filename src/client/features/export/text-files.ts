import { engineLocale } from '../../../shared/languages.ts';
import { interfaceLocale } from '../../interface/translated.ts';
import {
  chooseContent,
  type ExportContent,
  type ExportSource,
  languageNames,
  spokenParagraphsOf,
} from './export-source.ts';
import { labelledTexts, type TimedPair } from './timed-pairs.ts';

/** Text only. With two languages, each paragraph is followed by its translation. */
export function formatPlainText(content: ExportContent): string {
  const bilingual = content.languages.length > 1;
  return `${spokenParagraphsOf(content)
    .map((texts) => texts.join('\n'))
    .join(bilingual ? '\n\n' : '\n')}\n`;
}

/** Each sentence with its translation below it, for copying and saving. */
export const formatPairs = (source: ExportSource): string =>
  chooseContent(source, 'both')
    .pairs.map((pair) => labelledTexts(pair))
    .map((texts) => texts.filter((text) => text !== '').join('\n'))
    .join('\n\n');

export function formatMarkdown(content: ExportContent): string {
  const head = `# ${escapeMarkdown(content.title)}\n\n*${languageNames(content.languages)}, ${longDate(content.date)}*\n`;
  const body = spokenParagraphsOf(content).map(([first = '', second]) =>
    second === undefined ? escapeMarkdown(first) : `${escapeMarkdown(first)}\n\n> ${escapeMarkdown(second)}`,
  );
  return `${[head, ...body].join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`;
}

/** Every sentence with its times in seconds, for other programs to read. */
export function formatJson(content: ExportContent, timed: readonly TimedPair[], estimated: boolean): string {
  const round = (seconds: number) => Math.round(seconds * 1_000) / 1_000;
  const [language, translationLanguage] = content.languages;
  const data = {
    title: content.title,
    date: content.date.toISOString(),
    language: language && engineLocale(language),
    ...(translationLanguage && { translationLanguage: engineLocale(translationLanguage) }),
    timings: estimated ? 'estimated from the length of the text' : 'spoken',
    sentences: timed.map(({ texts, speaker, start, end }) => {
      const isOther = speaker?.side === 1 && texts.length > 1;
      const [text, translation] = isOther ? texts.toReversed() : texts;
      return {
        ...(speaker && { speaker: speaker.name }),
        // In a conversation, each person speaks their own language.
        ...(isOther && translationLanguage && { language: engineLocale(translationLanguage) }),
        text,
        ...(translation !== undefined && { translation }),
        start: round(start),
        end: round(end),
      };
    }),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

export const longDate = (date: Date): string =>
  new Intl.DateTimeFormat(interfaceLocale, { dateStyle: 'long' }).format(date);

/** Escapes characters that would start a heading, list, emphasis, HTML or a named character. */
const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_[\]<>#|~]|&(?=#?\w+;)/g, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/gm, '$1\\$2');
