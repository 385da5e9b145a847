import type { Document, SavedAs } from '../../../shared/document/document.ts';
import { savedAsOf } from '../../../shared/document/merge-saved.ts';
import { segmentsToSave } from '../../../shared/document/saved-segments.ts';
import { textOf, timingsOf } from '../../../shared/document/segments.ts';
import { fingerprint } from '../../../shared/fingerprint.ts';
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
      // An edited chapter is a different text, so it needs a new key.
      const item = chapter.savedAs
        ? await changeDocument(client, chapter.savedAs, content)
        : await client.save({ ...content, userId }, `${id}-${chapter.id}-${fingerprint(text)}`);
      saved.set(chapter.id, item && savedAsOf(item));
    } catch (error) {
      const full = error instanceof ApiError && error.code === 'save-limit';
      return { saved, stopped: full ? 'full' : 'failed' };
    }
  }
  return { saved, stopped: null };
}
