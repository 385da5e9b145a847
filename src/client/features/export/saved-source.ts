import type { SavedDocument } from '../../../shared/document/document-schema.ts';
import type { Transcription } from '../../../shared/entities.ts';
import type { ExportSource } from './export-source.ts';

/** The list of saved texts has only the fields of a transcription. */
export type SavedText = Transcription & Partial<SavedDocument>;

/** A saved text with its first translation. */
export function savedSource(item: SavedText): ExportSource {
  const { text, language, createdAt, timings, segments, title, translations = [] } = item;
  const [translation] = translations;
  return {
    original: { text, language },
    ...(translation && { translation: { text: translation.text, language: translation.language } }),
    ...(title !== undefined && { title }),
    timings,
    segments,
    date: new Date(createdAt),
  };
}
