import type { LanguageCode } from '../../../shared/languages.ts';
import { limitTimings } from '../../../shared/saved-timings.ts';
import { type ApiClient, ApiError } from '../../api/client.ts';
import type { ImportPart } from './import-parts.ts';

export interface SavePartsResult {
  /** The numbers of the parts that are saved now. */
  saved: number[];
  /** Why the others aren't; null if they all are. */
  stopped: 'full' | 'failed' | null;
}

/** Saves parts in their order, as far as slots allow. A part that was saved already isn't saved again. */
export async function saveParts(
  client: ApiClient,
  job: { id: string; userId: string; language: LanguageCode; parts: readonly ImportPart[] },
): Promise<SavePartsResult> {
  const saved: number[] = [];
  for (const [index, part] of job.parts.entries()) {
    if (part.saved || part.text.trim() === '') continue;
    const { text, timings } = part;
    try {
      await client.send('saveTranscription', {
        body: { text, language: job.language, userId: job.userId, timings: limitTimings(timings) },
        headers: { 'Idempotency-Key': `${job.id}-${index}-${await fingerprint(text)}` },
      });
    } catch (error) {
      const full = error instanceof ApiError && error.code === 'save-limit';
      return { saved, stopped: full ? 'full' : 'failed' };
    }
    saved.push(index);
  }
  return { saved, stopped: null };
}

/** An edited part is another text, so it needs another key. */
async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
