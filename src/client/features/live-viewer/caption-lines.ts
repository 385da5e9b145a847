import type { LiveLineEvent } from '../../../shared/calls/live-calls.ts';

/** The captions in the order in which they were spoken. */
export type CaptionLines = readonly LiveLineEvent[];

/** Old phones get slow with long pages. */
const keptLines = 400;

const orderOf = ({ position }: LiveLineEvent) => position ?? Number.POSITIVE_INFINITY;

/** Adds, replaces or removes a line. Interim words never replace a settled line. */
export function applyLine(lines: CaptionLines, line: LiveLineEvent): CaptionLines {
  const known = lines.find(({ id }) => id === line.id);
  if (known?.final && !line.final) return lines;
  if (known && known.text === line.text && known.final === line.final && known.language === line.language)
    return lines;
  const others = lines.filter(({ id }) => id !== line.id);
  if (line.text === '') return others;
  const after = others.findIndex((one) => orderOf(one) > orderOf(line));
  const at = after === -1 ? others.length : after;
  return [...others.slice(0, at), line, ...others.slice(at)].slice(-keptLines);
}

/** Interim words that will never be settled, because the speaker has paused. */
export function dropInterim(lines: CaptionLines): CaptionLines {
  return lines.some(({ final }) => !final) ? lines.filter(({ final }) => final) : lines;
}
