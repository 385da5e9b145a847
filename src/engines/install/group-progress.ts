import { green, violet } from './colours.ts';
import { groupNames, groupOf, megabytes, type OfferGroup } from './offer.ts';
import type { PlannedPart } from './plan.ts';
import type { Progress } from './progress.ts';

const barLength = 30;

/** One bar each for the shared parts, voices and recognition. */
export interface GroupProgress extends Progress {
  /** Writes text above the bars. */
  writeAbove(text: string): void;
}

export function createGroupProgress(
  parts: readonly PlannedPart[],
  output: { write(text: string): unknown },
  now: () => number,
): GroupProgress {
  const totals = new Map<OfferGroup, number>();
  for (const { part, bytes } of parts) totals.set(groupOf(part), (totals.get(groupOf(part)) ?? 0) + bytes);
  const arrived = new Map<string, number>();
  const started = now();
  let skipped = 0;
  let height = 0;
  let last = 0;

  const sum = (group?: OfferGroup) =>
    parts
      .filter(({ part }) => group === undefined || groupOf(part) === group)
      .reduce((bytes, { part }) => bytes + (arrived.get(part) ?? 0), 0);

  const rowOf = ([group, total]: [OfferGroup, number]) => {
    const done = sum(group);
    const filled = Math.min(barLength, Math.round((barLength * done) / total));
    const bar = violet('█'.repeat(filled)) + '░'.repeat(barLength - filled);
    const isCurrent = done > 0 && done < total;
    const mark = done >= total ? green('✓') : ' ';
    const size = `${Math.round(done / 1e6)} of ${megabytes(total)}`;
    return `${mark} ${groupNames[group].padEnd(13)}${bar}  ${size}${isCurrent ? `  ${speedOf(total - done)}` : ''}`;
  };

  const speedOf = (left: number) => {
    const perSecond = (sum() - skipped) / Math.max(1, (now() - started) / 1_000);
    if (perSecond < 1) return '';
    return `${(perSecond / 1e6).toFixed(perSecond < 1e7 ? 1 : 0)} MB/s, ${Math.ceil(left / perSecond)} s left`;
  };

  const erase = () => output.write(height > 0 ? `\u001b[${height}A\u001b[J` : '');
  const draw = () => {
    const order: OfferGroup[] = ['shared', 'voices', 'recognition'];
    const rows = order.flatMap((group) => {
      const total = totals.get(group);
      return total === undefined ? [] : [rowOf([group, total])];
    });
    erase();
    output.write(`${rows.join('\n')}\n`);
    height = rows.length;
  };

  return {
    update(part, bytes, resumed) {
      if (resumed) skipped += bytes - (arrived.get(part.part) ?? 0);
      arrived.set(part.part, bytes);
      // Bytes arrive thousands of times a second.
      if (now() - last < 100 && bytes < part.bytes) return;
      last = now();
      draw();
    },
    unpack: draw,
    end: draw,
    writeAbove(text) {
      erase();
      output.write(text);
      height = 0;
      draw();
    },
  };
}
