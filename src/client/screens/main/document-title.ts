import type { DocumentsView } from '../../studio/documents.ts';

export const titleOfFile = (name: string): string => name.replace(/\.[^.]+$/, '');

/** Chapters are numbered, so that their files don't overwrite each other. Undefined for a text without a name. */
export function titleOfText({ title, chapters, shown }: DocumentsView): string | undefined {
  if (title === null) return undefined;
  return chapters.length === 1 ? titleOfFile(title) : `${titleOfFile(title)} ${shown + 1}`;
}
