import type { LanguageCode } from '../../../shared/languages.ts';
import type { ExportSource, ExportText } from '../../features/export/export-source.ts';
import type { KnownPair } from '../../features/export/timed-pairs.ts';
import type { ImportView } from '../../features/imports/import-job.ts';
import type { ImportPart, PartTranslation } from '../../features/imports/import-parts.ts';

type ExportedImport = Pick<ImportView, 'name' | 'language' | 'state'>;

/** All parts of an import as one text, translated as far as the parts are. */
export function partsExport(
  { name, language, state }: ExportedImport,
  parts: readonly ImportPart[],
): ExportSource {
  const target = commonLanguage(parts);
  const texts = parts.filter(({ text }) => text.trim() !== '').map((part) => textOf(part, language, target));
  const [first = { original: { text: '', language } }, ...rest] = texts;
  return { ...first, rest, title: titleOfFile(name), unfinished: state !== 'done', date: new Date() };
}

export const titleOfFile = (name: string): string => name.replace(/\.[^.]+$/, '');

/** Parts are numbered, so that their files don't overwrite each other. */
export function titleOfPart({
  name,
  shown,
  expectedParts,
}: Pick<ImportView, 'name' | 'shown' | 'expectedParts'>): string {
  const title = titleOfFile(name);
  return shown === null || expectedParts === 1 ? title : `${title} ${shown + 1}`;
}

/** One file has one target language, so it is the one that most parts are translated into. */
function commonLanguage(parts: readonly ImportPart[]): LanguageCode | undefined {
  const counts = new Map<LanguageCode, number>();
  for (const { translation } of parts)
    if (translation) counts.set(translation.language, (counts.get(translation.language) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function textOf(
  { text, timings, translation }: ImportPart,
  language: LanguageCode,
  target: LanguageCode | undefined,
): ExportText {
  const original = { text, language };
  if (!translation || translation.language !== target) return { original, timings };
  return { original, timings, translation, pairs: knownPairsOf(text, translation) };
}

/** Undefined if the sentences can't be found in the texts; they are then aligned by their length. */
function knownPairsOf(original: string, { text, pairs }: PartTranslation): KnownPair[] | undefined {
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
