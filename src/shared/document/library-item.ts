import type { LibraryItem } from '../calls/library-calls.ts';
import type { SavedDocument } from './document-schema.ts';
import { type FindFirst, searchExcerpt } from './search-words.ts';

/** What the library shows of a document: its first line, or the part of a text that the search found. */
export function toLibraryItem(document: SavedDocument, findFirst: FindFirst): LibraryItem {
  const { transcriptionId, title, text, language, createdAt, updatedAt, revision, source } = document;
  const { translations = [], tags = [], timings = [] } = document;
  let shown: Pick<SavedDocument, 'text' | 'language'> = { text, language };
  let found = findFirst(text);
  for (const translation of found ? [] : translations) {
    found = findFirst(translation.text);
    if (!found) continue;
    shown = translation;
    break;
  }
  // A part of a longer recording begins somewhere in it.
  const [first, last] = [timings[0], timings.at(-1)];
  return {
    transcriptionId,
    ...(title !== undefined && { title }),
    excerpt: searchExcerpt(shown.text, found),
    excerptLanguage: shown.language,
    language,
    translations: translations.map((translation) => translation.language),
    length: text.length,
    ...(first && last && { seconds: Math.max(0, last.to - first.from) / 1_000 }),
    tags,
    ...(source && { source }),
    createdAt,
    updatedAt,
    revision,
  };
}
