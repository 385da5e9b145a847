import type { Documents } from '../../studio/documents.ts';

interface Correction {
  at: number;
  removed: string;
  inserted: string;
}

/** Replaces words of the open text. Returns a function that undoes it as long as it can still be told where. */
export function correctWords(
  { transcript, view }: Pick<Documents, 'transcript' | 'view'>,
  { at, removed, inserted }: Correction,
): () => void {
  const { key } = view();
  transcript.edit({ at, removed, inserted, source: 'typed' }, 'elsewhere');
  const corrected = transcript.getText();
  return () => {
    const text = transcript.getText();
    // Deleted words have left nothing behind that could be found in a text that has changed since.
    const isThere = text.startsWith(corrected) || (inserted !== '' && text.startsWith(inserted, at));
    if (view().key === key && isThere)
      transcript.edit({ at, removed: inserted, inserted: removed, source: 'typed' }, 'elsewhere');
  };
}
