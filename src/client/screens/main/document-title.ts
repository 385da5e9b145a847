import { documentLimits } from '../../../shared/document/document-limits.ts';
import { withoutExtension } from '../../features/imports/file-kinds.ts';
import type { DocumentsView } from '../../studio/documents.ts';

/** Chapters are numbered, so that they can be told apart. */
export function titleOfChapter(name: string, index: number): string {
  const number = ` ${index + 1}`;
  return withoutExtension(name).slice(0, documentLimits.title - number.length) + number;
}

/** The name of the file that the shown text becomes. Undefined for a text without a name. */
export function titleOfText({ title, chapters, shown }: DocumentsView): string | undefined {
  if (title === null) return undefined;
  return chapters.length === 1 ? withoutExtension(title) : titleOfChapter(title, shown);
}
