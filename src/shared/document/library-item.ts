import type { LibraryItem } from '../calls/library-calls.ts';
import type { SavedDocument } from './document-schema.ts';
import { findSearched, searchExcerpt } from './search-words.ts';

/** What the library shows of a document: its first line, or the part of a text that the search found. */
export function toLibraryItem(document: SavedDocument, search: string): LibraryItem {
  const { transcriptionId, title, text, language, createdAt, updatedAt, revision, source } = document;
  const { translations = [], tags = [], timings = [] } = document;
  const translated =
    findSearched(text, search).length > 0
      ? undefined
      : translations.find((each) => findSearched(each.text, search).length > 0);
  const shown = translated ?? { text, language };
  // A part of a longer recording begins somewhere in it.
  const [first, last] = [timings[0], timings.at(-1)];
  return {
    transcriptionId,
    ...(title !== undefined && { title }),
    excerpt: searchExcerpt(shown.text, search),
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
