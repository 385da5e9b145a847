import type { Document, SavedAs } from '../../../shared/document/document.ts';
import { segmentsToSave } from '../../../shared/document/saved-segments.ts';
import { textOf, timingsOf } from '../../../shared/document/segments.ts';
import { limitTimings } from '../../../shared/saved-timings.ts';
import { ApiError } from '../../api/client.ts';
import type { Backend } from '../../backend/backend.ts';
import { changeDocument } from '../../backend/change-document.ts';

export interface SavedChapters {
  /** The chapters that have been saved. Null if it isn't known where. */
  saved: Map<number, SavedAs | null>;
  /** Why the other chapters weren't saved; null if all were. */
  stopped: 'full' | 'failed' | null;
}

/** Saves chapters in order, as far as the slots allow. A chapter that is already saved isn't saved again. */
export async function saveChapters(
  client: Pick<Backend, 'save' | 'find' | 'change'>,
  { id, language, chapters }: Pick<Document, 'id' | 'language' | 'chapters'>,
  userId: string,
): Promise<SavedChapters> {
  const saved = new Map<number, SavedAs | null>();
  for (const chapter of chapters) {
    const text = textOf(chapter.segments);
    if (chapter.saved || text.trim() === '') continue;
    try {
      const segments = segmentsToSave(chapter.segments, text);
      const content = {
        ...{ text, language, timings: limitTimings(timingsOf(chapter.segments)) },
        ...(segments.length > 0 && { segments }),
      };
      const item = chapter.savedAs
        ? await changeDocument(client, chapter.savedAs, content)
        : await client.save({ ...content, userId }, `${id}-${chapter.id}-${fingerprint(text)}`);
      saved.set(chapter.id, item && { id: item.transcriptionId, revision: item.revision });
    } catch (error) {
      const full = error instanceof ApiError && error.code === 'save-limit';
      return { saved, stopped: full ? 'full' : 'failed' };
    }
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
