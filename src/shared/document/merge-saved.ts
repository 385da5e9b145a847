import { fingerprint } from '../fingerprint.ts';
import type { SavedAs, SavedBase } from './document.ts';
import type { DocumentContent, SavedDocument } from './document-schema.ts';

/** Where a document was saved, with what is needed to merge later changes. */
export const savedAsOf = ({
  transcriptionId,
  revision,
  ...content
}: DocumentContent & Pick<SavedDocument, 'transcriptionId' | 'revision'>): SavedAs => ({
  id: transcriptionId,
  revision,
  base: baseOf(content),
});

function baseOf({ title = '', translations = [], ...content }: DocumentContent): SavedBase {
  return {
    title,
    text: textIn(content),
    translations: Object.fromEntries(
      translations.map(({ language, text }) => [language, fingerprint(text)] as const),
    ),
  };
}

/** The text with its language, and who says what. */
const textIn = ({ text, language, segments = [] }: DocumentContent): string =>
  fingerprint(JSON.stringify([language, text, speakersOf(segments)]));

/** Where each speaker begins. Segments without a speaker may be joined or cut without any change. */
function speakersOf(segments: NonNullable<DocumentContent['segments']>): [number, string][] {
  const speakers: [number, string][] = [];
  let at = 0;
  for (const { text, speaker = '' } of segments) {
    if (speaker !== (speakers.at(-1)?.[1] ?? '')) speakers.push([at, speaker]);
    at += text.length;
  }
  return speakers;
}

/** What becomes of a change to a document that has also been changed elsewhere. */
export interface Merged {
  /** The new version of the document. */
  content: DocumentContent;
  /** Whether its text is the one from elsewhere. */
  isTheirText: boolean;
}

/**
 * Merges a change with one that was saved elsewhere. Null if both have changed the title, or both the text with its
 * speakers and translations, or if it isn't known what the change is based on.
 */
export function mergeSaved(
  base: SavedBase | undefined,
  mine: DocumentContent,
  theirs: SavedDocument,
): Merged | null {
  if (!base) return null;
  const { title = '', text, translations } = baseOf(theirs);
  const isMyTitle = mine.title !== undefined && mine.title !== base.title;
  if (isMyTitle && title !== base.title && title !== mine.title) return null;
  const isTheirText = text !== base.text || !isSame(translations, base.translations);
  const translated = baseOf(mine).translations;
  const isMyText =
    textIn(mine) !== base.text || !isSame({ ...base.translations, ...translated }, base.translations);
  if (isMyText && isTheirText) return null;
  const named = isMyTitle ? mine.title : theirs.title;
  const { transcriptionId, createdAt, updatedAt, revision, ...found } = theirs;
  const { title: _, ...words } = isTheirText ? found : mine;
  return { content: { ...words, ...(named !== undefined && { title: named }) }, isTheirText };
}

function isSame(one: SavedBase['translations'], other: SavedBase['translations']): boolean {
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([language, text]) => other[language as keyof typeof other] === text)
  );
}
