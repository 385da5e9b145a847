import type { LanguageCode } from '../../../shared/languages.ts';
import { limitTimings } from '../../../shared/saved-timings.ts';
import { ApiError } from '../../api/client.ts';
import type { Backend } from '../../backend/backend.ts';
import type { ImportPart } from './import-parts.ts';

export interface SavePartsResult {
  /** The indexes of the parts that have been saved. */
  saved: number[];
  /** Why the other parts weren't saved; null if all were. */
  stopped: 'full' | 'failed' | null;
}

/** Saves parts in order, as far as the slots allow. A part that is already saved isn't saved again. */
export async function saveParts(
  client: Pick<Backend, 'save'>,
  job: { id: string; userId: string; language: LanguageCode; parts: readonly ImportPart[] },
): Promise<SavePartsResult> {
  const saved: number[] = [];
  for (const [index, part] of job.parts.entries()) {
    if (part.saved || part.text.trim() === '') continue;
    const { text, timings } = part;
    try {
      const content = { text, language: job.language, userId: job.userId, timings: limitTimings(timings) };
      await client.save(content, `${job.id}-${index}-${fingerprint(text)}`);
    } catch (error) {
      const full = error instanceof ApiError && error.code === 'save-limit';
      return { saved, stopped: full ? 'full' : 'failed' };
    }
    saved.push(index);
  }
  return { saved, stopped: null };
}

/** An edited part is a different text, so it needs a new key. crypto.subtle exists only on secure pages. */
function fingerprint(text: string): string {
  let [high, low] = [0x811c9dc5, 0x1000193];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b) + high;
  }
  return [high, low].map((part) => (part >>> 0).toString(16)).join('-');
}
