import type { Document } from '../../../shared/document/document.ts';
import { textOf, timingsOf } from '../../../shared/document/segments.ts';
import { limitTimings } from '../../../shared/saved-timings.ts';
import { ApiError } from '../../api/client.ts';
import type { Backend } from '../../backend/backend.ts';

export interface SavedChapters {
  /** The ids of the chapters that have been saved. */
  saved: number[];
  /** Why the other chapters weren't saved; null if all were. */
  stopped: 'full' | 'failed' | null;
}

/** Saves chapters in order, as far as the slots allow. A chapter that is already saved isn't saved again. */
export async function saveChapters(
  client: Pick<Backend, 'save'>,
  { id, language, chapters }: Pick<Document, 'id' | 'language' | 'chapters'>,
  userId: string,
): Promise<SavedChapters> {
  const saved: number[] = [];
  for (const chapter of chapters) {
    const text = textOf(chapter.segments);
    if (chapter.saved || text.trim() === '') continue;
    try {
      const content = { text, language, userId, timings: limitTimings(timingsOf(chapter.segments)) };
      await client.save(content, `${id}-${chapter.id}-${fingerprint(text)}`);
    } catch (error) {
      const full = error instanceof ApiError && error.code === 'save-limit';
      return { saved, stopped: full ? 'full' : 'failed' };
    }
    saved.push(chapter.id);
  }
  return { saved, stopped: null };
}

/** An edited chapter is a different text, so it needs a new key. crypto.subtle exists only on secure pages. */
function fingerprint(text: string): string {
  let [high, low] = [0x811c9dc5, 0x1000193];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b) + high;
  }
  return [high, low].map((part) => (part >>> 0).toString(16)).join('-');
}
