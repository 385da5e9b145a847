import { type Chapter, type Document, translationOf } from '../../../shared/document/document.ts';
import { textOf, timingsOf } from '../../../shared/document/segments.ts';
import type { TranslationResult } from '../../../shared/document/stored-translation.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { ExportSource, ExportText } from '../../features/export/export-source.ts';
import type { KnownPair } from '../../features/export/timed-pairs.ts';
import { withoutExtension } from '../../features/imports/file-kinds.ts';

/** All chapters of a document as one text, translated as far as the chapters are. */
export function documentExport({ title, language, chapters }: Document, unfinished: boolean): ExportSource {
  const target = commonLanguage(chapters, language);
  const texts = chapters
    .filter(({ segments }) => textOf(segments).trim() !== '')
    .map((chapter) => exportText(chapter, language, target));
  const [first = { original: { text: '', language } }, ...rest] = texts;
  return {
    ...first,
    rest,
    title: title === null ? undefined : withoutExtension(title),
    unfinished,
    date: new Date(),
  };
}

/** One file has one target language, so it is the one that most chapters are translated into. */
function commonLanguage(chapters: readonly Chapter[], language: LanguageCode): LanguageCode | undefined {
  const counts = new Map<LanguageCode, number>();
  for (const chapter of chapters) {
    const target = translationOf(chapter, language)?.request.target;
    if (target) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function exportText(chapter: Chapter, language: LanguageCode, target: LanguageCode | undefined): ExportText {
  const text = textOf(chapter.segments);
  const original = { text, language };
  const { segments } = chapter;
  const timings = timingsOf(segments);
  const found = translationOf(chapter, language);
  if (!found || found.request.target !== target) return { original, timings, segments };
  const translation = { text: found.text, language: target };
  return { original, timings, segments, translation, pairs: knownPairsOf(text, found) };
}

/** Undefined if the sentences can't be found in the texts; they are then aligned by their length. */
function knownPairsOf(original: string, { text, pairs }: TranslationResult): KnownPair[] | undefined {
  if (!pairs) return undefined;
  const found: KnownPair[] = [];
  let from = { source: 0, target: 0 };
  for (const { source, target } of pairs) {
    const at = { source: original.indexOf(source, from.source), target: text.indexOf(target, from.target) };
    if (at.source < 0 || at.target < 0) return undefined;
    from = { source: at.source + source.length, target: at.target + target.length };
    found.push({
      range: { start: at.source, end: from.source },
      target: { start: at.target, end: from.target },
    });
  }
  return found;
}
