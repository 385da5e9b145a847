import { translationCap } from '../../shared/document/document-limits.ts';
import type { DocumentContent, SavedDocument } from '../../shared/document/document-schema.ts';
import { textOf, timingsOf } from '../../shared/document/segments.ts';
import { AppError } from '../../shared/errors.ts';
import { sanitize } from '../../shared/sanitize.ts';
import { fitsText, limitTimings } from '../../shared/saved-timings.ts';
import type { Timing } from '../../shared/timings.ts';
import { cleanText, invalidField } from '../requests/request-checks.ts';
import type { DocumentColumns, DocumentRow } from './document-columns.ts';

/** Cleans what people send and turns it into columns. Throws if a part doesn't fit the text. */
export function toColumns(content: DocumentContent): DocumentColumns {
  const text = cleanText(content.text);
  // If cleaning has changed the text, positions in it no longer match.
  const isUnchanged = text === content.text;
  const title = cleanName(content.title ?? '');
  const tags = [...new Set((content.tags ?? []).map(cleanName))].filter((tag) => tag !== '');
  const segments = checkSegments(content);
  const timings = checkTimings(content) ?? limitTimings(timingsOf(segments));
  return {
    text,
    language: content.language,
    timings: isUnchanged ? toJson(timings) : null,
    title: title === '' ? null : title,
    translations: toJson(checkTranslations(content)),
    segments: isUnchanged ? toJson(segments) : null,
    tags: toJson(tags),
    source: content.source ?? null,
  };
}

/** One line of plain text. */
const cleanName = (name: string) =>
  sanitize(name)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const toJson = (list: readonly unknown[]): string | null => (list.length === 0 ? null : JSON.stringify(list));

function checkTimings({ text, timings }: DocumentContent): Timing[] | undefined {
  if (timings && !fitsText(timings, text.length))
    throw invalidField('timings', 'must be within the text, in order and without overlaps');
  return timings;
}

function checkSegments({ text, segments = [] }: DocumentContent) {
  if (segments.length > 0 && textOf(segments) !== text)
    throw invalidField('segments', 'must make up the text');
  const wrong = segments.findIndex(({ from, to }) =>
    from === undefined || to === undefined ? from !== to : to < from,
  );
  if (wrong >= 0) throw invalidField(`segments.${wrong}`, 'must have a start and a later end, or neither');
  const unfit = segments.findIndex(({ text: own, words = [] }) => !fitsText(words, own.length));
  if (unfit >= 0)
    throw invalidField(
      `segments.${unfit}.words`,
      'must be within the segment, in order and without overlaps',
    );
  return segments.map(({ speaker, words = [], ...segment }) => {
    const name = cleanName(speaker ?? '');
    return { ...segment, ...(name !== '' && { speaker: name }), ...(words.length > 0 && { words }) };
  });
}

function checkTranslations({ language, translations = [] }: DocumentContent) {
  const languages = new Set([language]);
  return translations.map((translation, index) => {
    if (languages.has(translation.language))
      throw invalidField(`translations.${index}.language`, 'must differ from the other languages');
    languages.add(translation.language);
    const { speakableText } = translation;
    return {
      language: translation.language,
      text: sanitize(translation.text),
      ...(speakableText !== undefined && { speakableText: sanitize(speakableText) }),
    };
  });
}

/** Refuses translations that are far too long for a text within the limit. */
export function checkTranslationLength({ translations = [] }: DocumentContent, textCap: number): void {
  const limit = translationCap(textCap);
  const long = translations.findIndex(
    ({ text, speakableText = '' }) => text.length > limit || speakableText.length > limit,
  );
  if (long < 0) return;
  const field = `translations.${long}.text`;
  throw new AppError('text-too-long', { message: `${field}: is too long`, data: { field, limit } });
}

const parseList = <T>(json: string): T => JSON.parse(json) as T;

export const toDocument = (row: DocumentRow): SavedDocument => ({
  transcriptionId: row.id,
  text: row.text,
  language: row.language,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at ?? row.created_at).toISOString(),
  revision: row.revision,
  ...(row.timings !== null && { timings: parseList<Timing[]>(row.timings) }),
  ...(row.title !== null && { title: row.title }),
  ...(row.translations !== null && { translations: parseList(row.translations) }),
  ...(row.segments !== null && { segments: parseList(row.segments) }),
  ...(row.tags !== null && { tags: parseList(row.tags) }),
  ...(row.source !== null && { source: row.source }),
});
