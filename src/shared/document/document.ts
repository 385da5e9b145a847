import type { LanguageCode } from '../languages.ts';
import { type Segment, segmentsOf, type TextPart, textOf } from './segments.ts';
import type { TranslationResult } from './stored-translation.ts';

export const documentSources = ['dictated', 'typed', 'imported', 'conversation'] as const;

/** Where the words of a document came from. */
export type DocumentSource = (typeof documentSources)[number];

/** The saved transcription that a text belongs to, and the revision that it is based on. */
export interface SavedAs {
  id: string;
  revision: number;
  /** What was saved there, so that it can be told later what has changed; undefined if that isn't known. */
  base?: SavedBase | undefined;
}

/** What is remembered of a saved document: its title, and fingerprints of its texts. */
export interface SavedBase {
  title: string;
  text: string;
  translations: Partial<Record<LanguageCode, string>>;
}

/** As much of a document as is edited, translated and saved as one text. Short documents have one. */
export interface Chapter {
  /** Unique in the document. Chapters keep their ids when others are inserted before them. */
  id: number;
  segments: readonly Segment[];
  /** The last translation of its text, which may have been edited since. */
  translation?: TranslationResult | undefined;
  /** Whether its text is among the saved transcriptions. */
  saved: boolean;
  /** When it was saved, if that is known. */
  savedAt?: number | undefined;
  /** Where it was saved, even if it has been edited since. */
  savedAs?: SavedAs | undefined;
}

/** The text that people work on. Every change is a function from document to document. */
export interface Document {
  id: string;
  /** The name that somebody gave it, or of the file that it came from; null if it has none. */
  title: string | null;
  language: LanguageCode;
  source: DocumentSource;
  /** At least one. */
  chapters: readonly Chapter[];
}

export const firstChapter = 0;

/** A chapter with a text that isn't saved yet. */
export const chapterOf = (
  text: string,
  parts: readonly TextPart[] = [],
  id: number = firstChapter,
): Chapter => ({
  id,
  segments: segmentsOf(text, parts),
  saved: false,
});

export const findChapter = ({ chapters }: Document, id: number): Chapter | undefined =>
  chapters.find((chapter) => chapter.id === id);

/** The document with another version of one of its chapters. */
export const withChapter = (document: Document, changed: Chapter): Document => ({
  ...document,
  chapters: document.chapters.map((chapter) => (chapter.id === changed.id ? changed : chapter)),
});

/**
 * Marks chapters that have been saved as they were in `sent`; null if it isn't known where. A chapter that was changed
 * since belongs to what was saved, but isn't saved itself.
 */
export const markSaved = (
  document: Document,
  saved: ReadonlyMap<number, SavedAs | null>,
  sent: Pick<Document, 'chapters'>,
): Document => ({
  ...document,
  chapters: document.chapters.map((chapter) => {
    const savedAs = saved.get(chapter.id);
    if (savedAs === undefined) return chapter;
    const before = sent.chapters.find(({ id }) => id === chapter.id);
    const isSame = JSON.stringify(before?.segments) === JSON.stringify(chapter.segments);
    return { ...chapter, saved: isSame, savedAs: savedAs ?? undefined };
  }),
});

/** Whether a document has no words. */
export const isBlank = ({ chapters }: Document): boolean =>
  chapters.every(({ segments }) => textOf(segments).trim() === '');

/** The translation of a chapter, unless the chapter has been edited since. */
export function translationOf(
  { segments, translation }: Chapter,
  language: LanguageCode,
): TranslationResult | null {
  const isCurrent = translation?.request.text === textOf(segments) && translation.request.source === language;
  return isCurrent ? translation : null;
}
