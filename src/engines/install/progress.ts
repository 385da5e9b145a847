import type { PlannedPart } from './plan.ts';

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  /** Resumed bytes were downloaded earlier, so they don't count as speed. */
  update: (part: PlannedPart, bytes: number, resumed?: boolean) => void;
  end(): void;
}

const barLength = 24;

/** One progress bar for all parts, with sizes and speed. Without a terminal, prints one line per part. */
export function createProgress(parts: readonly PlannedPart[], output: Output, now: () => number): Progress {
  const total = parts.reduce((sum, part) => sum + part.bytes, 0);
  const started = now();
  let current: PlannedPart | undefined;
  let last = 0;
  let skipped = 0;

  return {
    update(part, bytes, resumed) {
      const before = parts.slice(0, parts.indexOf(part)).reduce((sum, { bytes }) => sum + bytes, 0);
      const arrived = before + bytes;
      if (resumed) skipped += arrived - last;
      last = arrived;
      if (!output.isTTY) {
        if (part !== current) output.write(`${part.source} (${toMegabytes(part.bytes)} MB)\n`);
        current = part;
        return;
      }
      const filled = Math.round((barLength * arrived) / total);
      const speed = (arrived - skipped) / Math.max(1, now() - started) / 1_000;
      const bar = '█'.repeat(filled) + '░'.repeat(barLength - filled);
      const sizes = `${toMegabytes(arrived)} of ${toMegabytes(total)} MB`;
      output.write(`\r\u001b[K${bar}  ${sizes}  ${speed.toFixed(1)} MB/s  ${part.part}`);
    },
    end() {
      if (output.isTTY) output.write('\n');
    },
  };
}

const toMegabytes = (bytes: number) => (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
