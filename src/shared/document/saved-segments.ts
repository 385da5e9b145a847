import { documentLimits } from './document-limits.ts';
import type { DocumentContent } from './document-schema.ts';
import { type Segment, textOf } from './segments.ts';
import { joinWords, wordsToSave } from './word-times.ts';

/**
 * The segments of a text as they are saved, so that its speakers and the times of its words are kept. Empty if neither is
 * known, and for a text with more turns than can be saved.
 */
export function segmentsToSave(
  segments: readonly Segment[],
  text: string,
): NonNullable<DocumentContent['segments']> {
  const written = textOf(segments);
  const isWorthIt = segments.some(({ speaker, words = [] }) => speaker !== undefined || words.length > 0);
  if (!isWorthIt || !text.startsWith(written)) return [];
  // Words that are still being spoken aren't in a segment yet.
  const all = [...segments, { text: text.slice(written.length) }].filter((segment) => segment.text !== '');
  const kept = all.length <= documentLimits.segments ? all : joinSpeakers(all);
  if (kept.length > documentLimits.segments) return [];
  let room: number = documentLimits.words;
  return kept.map((segment) => {
    const { text: own, from, to, speaker } = segment;
    const words = wordsToSave(segment, room);
    room -= words.length;
    return {
      text: own,
      ...(from !== undefined && to !== undefined && { from, to: Math.max(from, to) }),
      ...(speaker !== undefined && { speaker }),
      ...(words.length > 0 && { words }),
    };
  });
}

/** Joins what the same speaker says without a break. */
function joinSpeakers(segments: readonly Segment[]): readonly Segment[] {
  const runs: [Segment, ...Segment[]][] = [];
  for (const segment of segments) {
    const run = runs.at(-1);
    if (run && run[0].speaker === segment.speaker) run.push(segment);
    else runs.push([segment]);
  }
  return runs.map((run) => ({
    ...run[0],
    text: textOf(run),
    from: run.find(({ from }) => from !== undefined)?.from,
    to: run.findLast(({ to }) => to !== undefined)?.to,
    words: joinWords(run),
  }));
}
