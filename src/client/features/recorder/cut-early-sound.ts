import type { SegmentStore, StoredSegment } from '../../platform/speech/segment-store.ts';
import { createSegmenter, secondsOf } from '../../platform/speech/segmenter.ts';
import { fromWav, joinWavs, toWav } from '../../platform/speech/wav.ts';

/** Replaces the sound that the kernel kept on an earlier visit by segments of speech, which now belong to this user. */
export async function cutEarlySound(
  store: Pick<SegmentStore, 'put' | 'remove'>,
  stored: readonly StoredSegment[],
  userId: string,
): Promise<StoredSegment[]> {
  let segments = stored.filter(({ uncut }) => !uncut);
  const uncut = stored.filter((segment) => segment.uncut);
  for (const pageId of new Set(uncut.map((piece) => piece.pageId))) {
    const pieces = uncut.filter((piece) => piece.pageId === pageId);
    const speech = speechIn(pieces).map((found) => ({ ...found, userId }));
    const [first, ...others] = speech;
    // Without room for the segments, the sound stays as it is until the next visit.
    if (first && !(await store.put(first, ...others))) continue;
    const [id = '', ...ids] = pieces.map((piece) => piece.id);
    await store.remove(id, ...ids);
    segments = [...segments, ...speech];
  }
  return segments.sort((one, other) => one.spokenAt - other.spokenAt);
}

function speechIn(pieces: readonly StoredSegment[]): StoredSegment[] {
  const [first] = pieces;
  if (!first) return [];
  const { userId, pageId, spokenAt, language } = first;
  const segmenter = createSegmenter();
  const sound = fromWav(joinWavs(pieces.map(({ wav }) => wav)));
  let lastEndMs: number | undefined;
  return [...segmenter.take(sound), ...segmenter.flush()].map(({ samples, startMs, endMs }) => {
    const pauseMs = lastEndMs === undefined ? {} : { pauseMs: Math.max(0, startMs - lastEndMs) };
    lastEndMs = endMs;
    return {
      ...{ id: crypto.randomUUID(), userId, pageId, language, ...pauseMs },
      spokenAt: spokenAt + startMs,
      seconds: secondsOf(samples),
      wav: toWav(samples),
    };
  });
}
