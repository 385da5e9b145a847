import { type Document, type SavedAs, translationOf } from '../../../shared/document/document.ts';
import { savedAsOf } from '../../../shared/document/merge-saved.ts';
import { segmentsToSave } from '../../../shared/document/saved-segments.ts';
import { lostTranslations, savedTranslation } from '../../../shared/document/saved-translation.ts';
import { textOf, timingsOf } from '../../../shared/document/segments.ts';
import { fingerprint } from '../../../shared/fingerprint.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import { limitTimings } from '../../../shared/saved-timings.ts';
import { ApiError } from '../../api/client.ts';
import type { Backend } from '../../backend/backend.ts';
import { changeDocument } from '../../backend/change-document.ts';

export interface SavedChapters {
  /** The chapters that have been saved. Null if it isn't known where. */
  saved: Map<number, SavedAs | null>;
  /** Why the other chapters weren't saved; null if all were. */
  stopped: 'full' | 'failed' | null;
  /** The languages of translations that are no longer saved. */
  lost: LanguageCode[];
}

export interface SaveChaptersOptions {
  userId: string;
  /** The chapters whose words won't change any more. */
  ids: ReadonlySet<number>;
  /** The title of the chapter at this index; undefined if it has none. */
  titleOf(index: number): string | undefined;
}

/** Saves chapters in order, as far as the slots allow. A chapter that is already saved isn't saved again. */
export async function saveChapters(
  client: Pick<Backend, 'save' | 'find' | 'change'>,
  { id, language, source, chapters }: Pick<Document, 'id' | 'language' | 'source' | 'chapters'>,
  { userId, ids, titleOf }: SaveChaptersOptions,
): Promise<SavedChapters> {
  const saved = new Map<number, SavedAs | null>();
  const lost = new Set<LanguageCode>();
  for (const [index, chapter] of chapters.entries()) {
    const text = textOf(chapter.segments);
    if (chapter.saved || !ids.has(chapter.id) || text.trim() === '') continue;
    try {
      const segments = segmentsToSave(chapter.segments, text);
      const translation = translationOf(chapter, language);
      const title = titleOf(index);
      const content = {
        ...{ text, language, source, timings: limitTimings(timingsOf(chapter.segments)) },
        ...(segments.length > 0 && { segments }),
        ...(title !== undefined && { title }),
        ...(translation && { translations: [savedTranslation(translation)] }),
      };
      // An edited chapter is different content, so it needs a new key.
      const key = `${id}-${chapter.id}-${fingerprint(JSON.stringify(content))}`;
      const item = chapter.savedAs
        ? await changeDocument(client, chapter.savedAs, content)
        : await client.save({ ...content, userId }, key);
      saved.set(chapter.id, item && savedAsOf(item));
      for (const each of item ? lostTranslations(chapter.savedAs, item) : []) lost.add(each);
    } catch (error) {
      const full = error instanceof ApiError && error.code === 'save-limit';
      return { saved, stopped: full ? 'full' : 'failed', lost: [...lost] };
    }
  }
  return { saved, stopped: null, lost: [...lost] };
}
