import type { LanguageCode } from '../languages.ts';
import type { Timing } from '../timings.ts';
import { type Segment, segmentsOf, textOf } from './segments.ts';
import type { TranslationResult } from './stored-translation.ts';

/** Where the words of a document came from. */
export type DocumentSource = 'dictated' | 'typed' | 'imported' | 'conversation';

/** As much of a document as is edited, translated and saved as one text. Short documents have one. */
export interface Chapter {
  /** Unique in the document. Chapters keep their ids when others are inserted before them. */
  id: number;
  segments: readonly Segment[];
  /** The last translation of its text, which may have been edited since. */
  translation?: TranslationResult | undefined;
  /** Whether its text is among the saved transcriptions. */
  saved: boolean;
}

/** The text that people work on. Every change is a function from document to document. */
export interface Document {
  id: string;
  /** The name of the file that it came from; null for a text that has no name. */
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
  timings: readonly Timing[] = [],
  id: number = firstChapter,
): Chapter => ({
  id,
  segments: segmentsOf(text, timings),
  saved: false,
});

export const findChapter = ({ chapters }: Document, id: number): Chapter | undefined =>
  chapters.find((chapter) => chapter.id === id);

/** The document with another version of one of its chapters. */
export const withChapter = (document: Document, changed: Chapter): Document => ({
  ...document,
  chapters: document.chapters.map((chapter) => (chapter.id === changed.id ? changed : chapter)),
});

/** Marks chapters whose text has been saved. */
export const markSaved = (document: Document, ids: readonly number[]): Document => ({
  ...document,
  chapters: document.chapters.map((chapter) =>
    ids.includes(chapter.id) ? { ...chapter, saved: true } : chapter,
  ),
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
