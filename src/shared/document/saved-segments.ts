import { documentLimits } from './document-limits.ts';
import { type Segment, textOf } from './segments.ts';

/**
 * The segments of a text as they are saved, so that its speakers are kept. Empty if nobody is named, and for a text
 * with more turns than can be saved.
 */
export function segmentsToSave(
  segments: readonly Segment[],
  text: string,
): Pick<Segment, 'text' | 'from' | 'to' | 'speaker'>[] {
  const written = textOf(segments);
  if (!segments.some(({ speaker }) => speaker !== undefined) || !text.startsWith(written)) return [];
  // Words that are still being spoken aren't in a segment yet.
  const all = [...segments, { text: text.slice(written.length) }].filter((segment) => segment.text !== '');
  const kept = all.length <= documentLimits.segments ? all : joinSpeakers(all);
  if (kept.length > documentLimits.segments) return [];
  return kept.map(({ text: words, from, to, speaker }) => ({
    text: words,
    ...(from !== undefined && to !== undefined && { from, to: Math.max(from, to) }),
    ...(speaker !== undefined && { speaker }),
  }));
}

/** Joins what the same speaker says without a break. */
function joinSpeakers(segments: readonly Segment[]): readonly Segment[] {
  const kept: Segment[] = [];
  for (const segment of segments) {
    const last = kept.at(-1);
    if (last && last.speaker === segment.speaker) {
      const from = last.from ?? segment.from;
      const to = segment.to ?? last.to;
      kept[kept.length - 1] = { ...last, text: last.text + segment.text, from, to };
    } else kept.push(segment);
  }
  return kept;
}
