import type { DocumentSource } from '../../shared/document/document.ts';
import type { LanguageCode } from '../../shared/languages.ts';

/** What people can change in a document. Lists are JSON, or null if they are empty. */
export interface DocumentColumns {
  text: string;
  language: LanguageCode;
  timings: string | null;
  title: string | null;
  translations: string | null;
  segments: string | null;
  tags: string | null;
  source: DocumentSource | null;
}

export interface DocumentRow extends DocumentColumns {
  id: string;
  created_at: number;
  revision: number;
  updated_at: number | null;
}

export type TranscriptionRow = Pick<DocumentRow, 'id' | 'text' | 'language' | 'created_at' | 'timings'>;

export const listColumns = ['id', 'text', 'language', 'created_at', 'timings'] as const;
export const documentColumns = [
  ...listColumns,
  'title',
  'translations',
  'segments',
  'tags',
  'source',
  'revision',
  'updated_at',
] as const;

/** Both columns are checked before they are stored. */
export interface Checked {
  language: LanguageCode;
  source: DocumentSource | null;
}
